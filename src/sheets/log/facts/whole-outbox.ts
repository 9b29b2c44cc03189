import {
  CLOSE,
  type MatchRow,
  OPEN,
  ORDER_FORM,
  type OutboxRow,
  SPECTATORS,
  TRADE_FORM,
} from '../../workbook/tabs/season.ts';
import type { Log } from '../chain/audit-log.ts';
import { seasonFacts } from '../fold.ts';
import { matchFactsOf } from '../season-facts.ts';

/** Every delivery of a match: all its files, and its forms as they should be. To deliver something again does no harm. */
export function wholeOutbox(log: Log, { number, over }: MatchRow): OutboxRow[] {
  const players = matchFactsOf(seasonFacts(log), number).begun?.players ?? [];
  const forms = over ? [CLOSE] : [OPEN, ORDER_FORM, TRADE_FORM];
  const keys = [SPECTATORS, ...players.map(({ id }) => id), ...forms];
  return keys.map((to) => ({ to, match: number, isNew: false, tries: 0, error: '' }));
}
