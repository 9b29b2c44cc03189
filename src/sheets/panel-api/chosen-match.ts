import type { Ports } from '../ports.ts';
import { FIRST_MATCH_TAB } from '../workbook/tabs/season.ts';

/** Each host has an own choice. */
const noteOf = ({ who }: Pick<Ports, 'who'>) => `chosen ${who()}`;

/** The number of the match that this host chose last in the panel, or null. */
export function chosenMatch(ports: Pick<Ports, 'who' | 'memo'>): number | null {
  return Number(ports.memo.get(noteOf(ports))) || null;
}

/** Notes the match that the host chose, and shows its tab if `shows`. */
export function chooseMatch(ports: Ports, match: number, shows: boolean): void {
  ports.memo.set(noteOf(ports), `${match}`);
  if (shows) ports.showTab(FIRST_MATCH_TAB + match);
}
