import { type EndChoice, isTopScoreOnly, missingOf } from '../../rules/declare/outcome.ts';
import { outcomeOf } from '../../rules/play/match.ts';
import type { MatchRow } from '../workbook/season.ts';
import type { Book } from './book.ts';
import { playBack, seasonFacts } from './fold.ts';
import { asShown } from './playback/as-shown.ts';
import type { Playback } from './playback/playback.ts';
import type { ClosedMatch } from './season-facts.ts';

/** The ending of a match, as everyone may know it. */
export interface PublicEnd {
  readonly winners: readonly string[];
  /** Several winners, none with a Token of Life. */
  readonly isTopScore: boolean;
  readonly candidates: readonly string[];
  /** The winners choose among several candidates (X6); `chosen` is their choice, or ''. */
  readonly vote: boolean;
  readonly chosen: string;
  /** The opponent named by the loser (F16), or ''. */
  readonly opponent: string;
  /** The choice that players must make and that the host has not noted yet, or ''. */
  readonly missing: EndChoice | '';
}

/** A match of the season, as everyone may know it. */
export interface SeasonMatch {
  readonly number: number;
  readonly title: string;
  /** Rounds resolved. */
  readonly round: number;
  readonly state: 'open' | 'over' | 'closed';
  /** ISO UTC, or ''. */
  readonly deadline: string;
  readonly isPaused: boolean;
  /** The host ended it before its end (H24). */
  readonly endedEarly: boolean;
  /** In seat order; [] if the match cannot be replayed. */
  readonly players: readonly { readonly id: string; readonly name: string }[];
  /** Absent before the end, after an early end without an outcome, and if the match cannot be replayed. */
  readonly end?: PublicEnd;
}

/** All matches of a season by the log, those in the archive too, in the order of their numbers. */
export function seasonMatches(book: Book): readonly SeasonMatch[] {
  const closed = [...seasonFacts(book.log).archived.values()].map(closedMatch);
  const here = book.matches.matches.map((row) => liveMatch(book, row));
  return [...closed, ...here].sort((a, b) => a.number - b.number);
}

/** The title of a match, in the workbook or in the archive; '' for none. */
export function titleOf({ log, matches }: Book, match: number): string {
  const row = matches.matches.find(({ number }) => number === match);
  return (row ?? seasonFacts(log).archived.get(match)?.data.row)?.title ?? '';
}

function closedMatch({ match, data }: ClosedMatch): SeasonMatch {
  const { row, winners, candidates, purses } = data;
  const hasNone = candidates.length === 0 && winners.length === 0;
  return {
    number: match,
    title: row.title,
    round: row.round,
    state: 'closed',
    deadline: '',
    isPaused: false,
    endedEarly: data.endedEarly ?? false,
    players: purses.map(({ player }, seat) => ({ id: player, name: data.players[seat] ?? '' })),
    ...(hasNone ? {} : { end: closedEnd(data) }),
  };
}

/** The ending of a match in the archive. */
export function closedEnd(data: ClosedMatch['data']): PublicEnd {
  const { winners, candidates, purses, chosen = '', opponent = '', missing = '' } = data;
  const tokensOfLife = Object.fromEntries(purses.map((purse) => [purse.player, purse.tokensOfLife]));
  const isTopScore = isTopScoreOnly({ winners, tokensOfLife });
  const vote = chosen !== '' || missing === 'choice';
  return { winners, isTopScore, candidates, vote, chosen, opponent, missing };
}

function liveMatch({ log }: Book, { number, title, round, over, deadline }: MatchRow): SeasonMatch {
  const stateOf = (closed: boolean) => (closed ? 'closed' : over ? 'over' : 'open');
  const base = { number, title, round, state: stateOf(false), deadline } as const;
  const unknown = { ...base, isPaused: false, endedEarly: false, players: [] };
  try {
    const playback = playBack(log, number);
    if (!playback) return unknown;
    const shown = asShown(playback);
    const end = over ? publicEnd(shown) : undefined;
    return {
      ...base,
      state: stateOf(playback.isClosed),
      isPaused: playback.paused !== undefined,
      endedEarly: playback.isEnded,
      players: shown.started.players,
      ...(end ? { end } : {}),
    };
  } catch {
    // The panel shows why as the problem of this match.
    return unknown;
  }
}

/** The ending of a match; undefined before its end. */
export function publicEnd(playback: Playback): PublicEnd | undefined {
  const { match, vote, opponent = '' } = playback;
  const outcome = outcomeOf(match);
  if (!outcome) return undefined;
  const { winners, candidates } = outcome;
  const isTopScore = isTopScoreOnly(outcome);
  const missing = missingOf(outcome, playback);
  return { winners, isTopScore, candidates, vote: outcome.vote, chosen: vote ?? '', opponent, missing };
}
