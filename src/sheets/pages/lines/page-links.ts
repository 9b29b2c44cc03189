import { drawFacts } from '../../../rules/board/facts.ts';
import type { Grid } from '../../../rules/board/grid.ts';
import { LINK, type Line, SOFT, section } from '../../../rules/board/page.ts';
import { isWebAddress } from '../../workbook/form-link.ts';

/** Addresses that a page links, by target; '' for a missing address. */
export type PageLinks = Readonly<Record<string, string>>;

/**
 * Line of words that open an address. An address that Sheets would not link stands beside the words. In a rehearsal, the
 * line says that there is no link.
 */
export function linkLine(text: string, link: string): Line {
  if (isWebAddress(link)) return { text, link, style: LINK };
  return { text: link === '' ? `${text} (in a match, this is a link)` : `${text}: ${link}`, style: SOFT };
}

export function linkLines(text: string, link = ''): Line[] {
  return link === '' ? [] : [linkLine(text, link)];
}

/** Draws the addresses as texts, each in its own cell, for readers who cannot open links or pass a link on. */
export function drawAddresses(links: PageLinks): readonly Grid[] {
  const shown = Object.entries(links).filter(([, link]) => link !== '');
  if (shown.length === 0) return [];
  const facts = shown.map(([what, link]) => [what, link, { bold: false, size: 8 }] as const);
  return [section('Links to copy', drawFacts(facts))];
}
