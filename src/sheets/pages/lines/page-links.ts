import { drawFacts } from '../../../rules/board/facts.ts';
import type { Grid } from '../../../rules/board/grid.ts';
import { LINK, type Line, SOFT, section } from '../../../rules/board/page.ts';
import { isWebAddress } from '../../workbook/form-link.ts';

/** Addresses that a page links, by target; '' for a missing one. */
export type PageLinks = Readonly<Record<string, string>>;

/** Words that open an address; a rehearsal has none, and says so. What Sheets would not link stands beside the words. */
export function linkLine(text: string, link: string): Line {
  if (isWebAddress(link)) return { text, link, style: LINK };
  return { text: link === '' ? `${text} — in a match this is a link.` : `${text}: ${link}`, style: SOFT };
}

export function linkLines(text: string, link = ''): Line[] {
  return link === '' ? [] : [linkLine(text, link)];
}

/** The addresses as texts, each alone in its cell: for readers who cannot open a link, or pass one on. */
export function drawAddresses(links: PageLinks): readonly Grid[] {
  const shown = Object.entries(links).filter(([, link]) => link !== '');
  if (shown.length === 0) return [];
  const facts = shown.map(([what, link]) => [what, link, { bold: false, size: 8 }] as const);
  return [section('Links to copy', drawFacts(facts))];
}
