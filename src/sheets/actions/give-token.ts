import { own } from '../../rules/base/json.ts';
import { outcomeOf } from '../../rules/play/match.ts';
import { tokenMoves } from '../log/events/give-token.ts';
import type { EventData } from '../log/events.ts';
import { seasonFacts } from '../log/fold.ts';
import { balances } from '../log/ledger/ledger.ts';
import type { Playback } from '../log/playback/playback.ts';
import { CHOOSE_OTHER, fail, LOOK_AGAIN } from '../problem.ts';
import { atRound, type Change, type Context, ofSeason } from './change.ts';
import { findOpen } from './close.ts';
import { onRoster } from './on-roster.ts';
import { addToOutbox, allFiles, seasonNews } from './outbox.ts';
import { redrawUnedited } from './tab-position.ts';

/**
 * Moves the second Token of Life from a match's sole winner to another player (X7). The Elimination Candidate cannot get
 * the token. If `to` is '', the winner gets the token back.
 */
export function giveToken(context: Context, match: number, to: string): Change {
  const { book } = context;
  const { row, playback } = findOpen(book, match);
  const before = seasonFacts(book.log).tokens.get(match);
  if (to === '' && !before) return fail('Nobody gave a token of this match away.', LOOK_AGAIN);
  const data = before && to === '' ? { ...before, back: true } : given(context, match, playback, before, to);
  const moves = tokenMoves(data);
  const purses = balances(book);
  for (const { player, tokensOfLife } of moves)
    if ((purses.get(player)?.tokensOfLife ?? 0) + tokensOfLife < 0)
      fail(
        'The Token of Life cannot move: its owner has none left.',
        'Look at the Ledger tab, or award the missing token.',
      );
  const { tokenTo: _, ...kept } = playback;
  const why = `Token of Life of ${row.title}, ${data.back ? 'taken back' : 'given away'}`;
  return {
    event: ofSeason({ what: 'give token', data }),
    more: [atRound(row, { what: 'give token', data })],
    ledger: moves.map((move) => ({ ...move, why })),
    outbox: addToOutbox(seasonNews(book, [data.from, data.to]), match, allFiles(playback)),
    redraw: redrawUnedited(book, row, data.back ? kept : { ...kept, tokenTo: data.name ?? '' }),
  };
}

function given(
  context: Context,
  match: number,
  playback: Playback,
  before: EventData<'give token'> | undefined,
  to: string,
): EventData<'give token'> {
  const { person } = onRoster(context, to);
  const from =
    findWinnerOfTwo(playback) ??
    fail('This match has no second Token of Life.', 'To move another token, use an award.');
  if (before) fail('The second Token of Life was already given away.', 'Take the token back first.');
  // A player may have a second place, which another player left (H23).
  const ownId = (id: string) => context.book.standIns.get(id) ?? id;
  if (ownId(person.id) === ownId(from))
    fail(`${person.name} already has the second Token of Life.`, CHOOSE_OTHER);
  if (candidateIds(playback).map(ownId).includes(ownId(person.id)))
    fail(`${person.name} is the Elimination Candidate, who cannot get the token.`, CHOOSE_OTHER);
  if (seasonFacts(context.book.log).eliminations.has(person.id))
    fail(`${person.name} is out of the season.`, CHOOSE_OTHER);
  return { match, from, to: person.id, name: person.name };
}

/** Finds the id of a sole winner who got two Tokens of Life; undefined if there is no such winner. */
function findWinnerOfTwo({ match, started }: Playback): string | undefined {
  const outcome = outcomeOf(match);
  const seat = match.info.names.findIndex((name) => Number(own(outcome?.tokensOfLife ?? {}, name) ?? 0) > 1);
  return started.players[seat]?.id;
}

/** Says whether, after a change of the match, `to` may keep the token that `from` gave away (X7). Both are player ids. */
export function mayHaveGiven(after: Playback, { from, to }: EventData<'give token'>): boolean {
  return findWinnerOfTwo(after) === from && !candidateIds(after).includes(to);
}

/** Lists the ids of the Elimination Candidates; after the vote, only the id of the chosen candidate (X6). */
function candidateIds({ match, started, vote }: Playback): readonly string[] {
  const names = vote === undefined ? (outcomeOf(match)?.candidates ?? []) : [vote];
  return names.flatMap((name) => started.players[match.info.names.indexOf(name)]?.id ?? []);
}
