import { isTopScoreOnly } from '../../../rules/declare/outcome.ts';
import { openBook } from '../../log/book.ts';
import { archivedMatches } from '../../log/chain/archived.ts';
import { isNothing, purseChangeWords } from '../../log/ledger/ledger.ts';
import type { Ports } from '../../ports.ts';
import type { ArchivedState } from '../panel.ts';

/** The matches in the archive, newest first. */
export function closedMatches(ports: Ports): readonly ArchivedState[] {
  const { log } = openBook(ports);
  return [...archivedMatches(log).values()].reverse().map(({ match, time, data }) => ({
    number: match,
    title: data.row.title,
    game: data.row.game,
    round: data.row.round,
    at: time,
    players: data.players,
    editNote: data.edited ?? '',
    winners: data.winners,
    isTopScore: isTopScoreOnly({
      winners: data.winners,
      tokensOfLife: Object.fromEntries(data.purses.map((purse) => [purse.player, purse.tokensOfLife])),
    }),
    candidates: data.candidates,
    chosen: data.chosen ?? '',
    opponent: data.opponent ?? '',
    missing: data.missing ?? '',
    gave: data.purses.filter((purse) => !isNothing(purse)).map(purseChangeWords),
    link: ports.files.link(data.file),
  }));
}
