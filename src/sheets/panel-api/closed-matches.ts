import { changeWords } from '../../rules/base/words.ts';
import { openBook } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import { isNothing, purseChangeWords } from '../log/ledger/ledger.ts';
import { statementOf } from '../log/ledger/statement.ts';
import { closedEnd } from '../log/season-matches.ts';
import type { Ports } from '../ports.ts';

/** Lists the archived matches, newest first, with the workbook's facts about each match. */
export function closedMatches(ports: Ports) {
  const { log } = openBook(ports);
  return [...seasonFacts(log).archived.values()].reverse().map(({ match, time, data }) => ({
    number: match,
    title: data.row.title,
    game: data.row.game,
    round: data.row.round,
    /** Time at which the match was moved to the archive, ISO UTC. */
    at: time,
    players: data.players,
    editNote: data.edited ?? '',
    ...closedEnd(data),
    /** Payments of the match, one line per player. */
    gave: data.purses.filter((purse) => !isNothing(purse)).map(purseChangeWords),
    link: ports.files.link(data.file),
  }));
}

/** Maximum number of a statement's lines in the panel. Older lines are summed up. */
const SHOWN = 100;

/** Gives a player's statement in words, newest line first. `player` is the player's id. A line that sums up older lines has no time. */
export function statementWords(ports: Ports, player: string) {
  const { lines } = statementOf(openBook(ports), player, SHOWN);
  return [...lines].reverse().map(({ time, why, change }) => ({ time, why, change: changeWords(change) }));
}
