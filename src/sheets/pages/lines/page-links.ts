import { drawFacts } from '../../../rules/board/facts.ts';
import type { Grid } from '../../../rules/board/grid.ts';
import { LINK, type Line, SOFT, section } from '../../../rules/board/page.ts';
import { isWebAddress } from '../../workbook/form-link.ts';

/** Addresses of the links on a page. The key says what the link opens; '' is a missing address. */
export type PageLinks = Readonly<Record<string, string>>;

/**
 * Line of text that is a link. If Sheets cannot make a link of an address, the address stands beside the text. In a
 * rehearsal, the line says that there is no link.
 */
export function linkLine(text: string, link: string): Line {
  if (isWebAddress(link)) return { text, link, style: LINK };
  return { text: link === '' ? `${text} (in a match, this is a link)` : `${text}: ${link}`, style: SOFT };
}

export function linkLines(text: string, link = ''): Line[] {
  return link === '' ? [] : [linkLine(text, link)];
}

/**
 * Draws the addresses as texts, each in a separate cell. Readers can copy an address if a link does not open, or to pass
 * the address on.
 */
export function drawAddresses(links: PageLinks): readonly Grid[] {
  const shown = Object.entries(links).filter(([, link]) => link !== '');
  if (shown.length === 0) return [];
  const facts = shown.map(([what, link]) => [what, link, { bold: false, size: 8 }] as const);
  return [section('Links to copy', drawFacts(facts))];
}
