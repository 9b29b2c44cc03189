import { commitmentOf, type Draw } from '../../../rules/base/chance.ts';
import type { OutcomeView } from '../../../rules/declare/outcome.ts';
import { outcomeOf } from '../../../rules/play/match.ts';
import { replay } from '../../../rules/play/replay.ts';
import { GAMES } from '../../../rules/registry.ts';
import type { Log } from '../audit-log.ts';
import { type Entry, lastEntryOf } from '../chain.ts';
import { chanceWords } from '../chance-words.ts';
import { editWords } from '../playback/edit-words.ts';
import type { Happening, Playback } from '../playback/playback.ts';
import { recordOf } from '../playback/record.ts';
import { roundFor } from '../playback/round-for.ts';
import { substituteWords } from '../playback/shown-names.ts';

/** The first key of every match file, and the version of its format. */
export const FORMAT = 'roundkeeper';
export const VERSION = 1;

/** The last entry of the match when the file was written: its pages show the hash. */
export interface Head {
  readonly number: number;
  readonly hash: string;
}

/** What every match file begins with. */
interface Cover {
  readonly [FORMAT]: typeof VERSION;
  readonly title: string;
  /** SHA-256 of the seed; '' where chance decides nothing. */
  readonly commitment: string;
  readonly head: Head;
}

/** A whole match: everything that decided it, and the entries of the log that say so. */
export interface WholeFile extends Cover {
  readonly shows: 'everything';
  /** As docs/record.md has it. */
  readonly record: object;
  /** Every draw of the match, in order. */
  readonly draws: readonly Draw[];
  readonly match: number;
  /** The match's chain from its first entry to the head (H39). */
  readonly log: readonly Entry[];
}

/** What everyone may know of a match so far. */
export interface PublicFile extends Cover {
  readonly shows: 'public';
  readonly game: string;
  readonly options: object;
  readonly players: readonly { readonly name: string; readonly meadow?: string }[];
  /** Facts that hold for all public views, in some games. */
  readonly facts?: unknown;
  /** The public view at the start and after each round. */
  readonly views: readonly object[];
  /** What happened in each round. */
  readonly stories: readonly (readonly Pick<Happening, 'ruling' | 'text'>[])[];
  readonly outcome: OutcomeView | null;
  /** The candidate that the winners chose (X6). */
  readonly chosen?: string;
  /** Whom the loser named as opponent (F16). */
  readonly opponent?: string;
  /** To whom the sole winner gave the second Token of Life (X7). */
  readonly tokenTo?: string;
  /** Is the match closed (H10)? Only where the seed does not tell: a match that has none, or that was brought back. */
  readonly closed?: boolean;
  /** What the host changed by hand, in words; '' for nothing. */
  readonly edited: string;
  /** The substitutions, a sentence each (H23). */
  readonly substitutes?: readonly string[];
  /** Where the chance of the match comes from, in words. */
  readonly chance: string;
  /** Once it is revealed. */
  readonly seed?: string;
}

/**
 * The file of a whole match. It holds every secret of the match, all that its players sent, and the addresses
 * of players and hosts.
 */
export function wholeFile(log: Log, playback: Playback, title: string): WholeFile {
  const { number } = playback;
  const record = recordOf(playback);
  const draws: Draw[] = [];
  replay(GAMES, record, (draw) => draws.push(draw));
  return {
    ...cover(log, playback, title),
    shows: 'everything',
    record,
    draws,
    match: number,
    log: log.entries.filter((entry) => entry.match === number),
  };
}

/** The file of what everyone may know of a match; with its seed once that is public (X11, H10). */
export function publicFile(log: Log, playback: Playback, title: string): PublicFile {
  const { match, started, rounds, publicViews, vote, opponent, tokenTo, isClosed, isSeedShown } = playback;
  const { game, info } = match;
  const substitutes = substituteWords(playback);
  const hasSeed = isSeedShown && started.seed !== '';
  return {
    ...cover(log, playback, title),
    shows: 'public',
    game: game.id,
    options: started.options,
    players: info.seats.map(({ name, meadow }) => ({ name, ...(meadow ? { meadow } : {}) })),
    ...(info.facts === undefined ? {} : { facts: info.facts }),
    views: publicViews,
    stories: rounds.map((round) =>
      roundFor(round, info.names, 'public').told.map(({ ruling, text }) => ({ ruling, text })),
    ),
    outcome: outcomeOf(match) ?? null,
    ...(vote === undefined ? {} : { chosen: vote }),
    ...(opponent === undefined ? {} : { opponent }),
    ...(tokenTo === undefined ? {} : { tokenTo }),
    ...(isClosed === hasSeed ? {} : { closed: isClosed }),
    edited: editWords(playback, 'public'),
    ...(substitutes.length > 0 ? { substitutes } : {}),
    chance: chanceWords(started),
    ...(hasSeed ? { seed: started.seed } : {}),
  };
}

function cover(log: Log, { number, started: { seed } }: Playback, title: string): Cover {
  const last = lastEntryOf(log, number);
  return {
    [FORMAT]: VERSION,
    title,
    commitment: seed ? commitmentOf(seed) : '',
    head: { number: last?.number ?? 0, hash: last?.hash ?? '' },
  };
}
