import { type EndChoice, isTopScoreOnly, missingOf } from '../../rules/declare/outcome.ts';
import { outcomeOf } from '../../rules/play/match.ts';
import type { MatchRow } from '../workbook/season.ts';
import type { Book } from './book.ts';
import { playBack, seasonFacts } from './fold.ts';
import { asShown } from './playback/as-shown.ts';
import type { Playback } from './playback/playback.ts';
import type { ClosedMatch } from './season-facts.ts';

/** Facts about the end of a match that everyone may know. */
export interface PublicEnd {
  readonly winners: readonly string[];
  /** True if there are several winners, and the winners get no Token of Life. */
  readonly isTopScore: boolean;
  readonly candidates: readonly string[];
  /** True if the winners choose among several candidates (X6). `chosen` is the chosen candidate; '' if there is none. */
  readonly vote: boolean;
  readonly chosen: string;
  /** Opponent whom the loser named (F16); '' if there is none. */
  readonly opponent: string;
  /** Choice that players must still make, or that the host has not recorded yet; '' if no choice is missing. */
  readonly missing: EndChoice | '';
}

/** Facts about a match of the season that everyone may know. */
export interface SeasonMatch {
  readonly number: number;
  readonly title: string;
  /** Number of resolved rounds. */
  readonly round: number;
  readonly state: 'open' | 'over' | 'closed';
  /** Deadline of the open round, ISO UTC; '' if there is none. */
  readonly deadline: string;
  readonly isPaused: boolean;
  /** True if the host ended the match early (H24). */
  readonly endedEarly: boolean;
  /** Players in the order of seats; [] if the match cannot be replayed. */
  readonly players: readonly { readonly id: string; readonly name: string }[];
  /** End of the match. Absent if the match is running, ended early without an outcome, or cannot be replayed. */
  readonly end?: PublicEnd;
}

/** Lists all matches of a season in the order of their numbers, archived matches included. */
export function seasonMatches(book: Book): readonly SeasonMatch[] {
  const closed = [...seasonFacts(book.log).archived.values()].map(closedMatch);
  const here = book.matches.matches.map((row) => liveMatch(book, row));
  return [...closed, ...here].sort((a, b) => a.number - b.number);
}

/** Gives the title of a match in the workbook or the archive; '' if there is no such match. */
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

/** Describes the end of an archived match. */
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
    // The panel shows the reason as a problem of this match.
    return unknown;
  }
}

/** Describes the end of a match; undefined if the match has no outcome. */
export function publicEnd(playback: Playback): PublicEnd | undefined {
  const { match, vote, opponent = '' } = playback;
  const outcome = outcomeOf(match);
  if (!outcome) return undefined;
  const { winners, candidates } = outcome;
  const isTopScore = isTopScoreOnly(outcome);
  const missing = missingOf(outcome, playback);
  return { winners, isTopScore, candidates, vote: outcome.vote, chosen: vote ?? '', opponent, missing };
}
