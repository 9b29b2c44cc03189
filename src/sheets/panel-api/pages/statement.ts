import { changeWords } from '../../../rules/base/words.ts';
import { openBook } from '../../log/book.ts';
import { statementOf } from '../../log/ledger/statement.ts';
import type { Ports } from '../../ports.ts';
import type { StatementWords } from '../panel.ts';

/** Lines that the panel shows of a statement; older ones are summed up. */
const SHOWN = 100;

/** The statement of a player, by id, in words; the newest line first. */
export function statementWords(ports: Ports, player: string): readonly StatementWords[] {
  const { lines } = statementOf(openBook(ports), player, SHOWN);
  return [...lines].reverse().map(({ time, why, change }) => ({
    time,
    why,
    change: changeWords(change),
  }));
}
