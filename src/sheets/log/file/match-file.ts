import * as z from 'zod/mini';
import { commitmentOf, type Draw } from '../../../rules/base/chance.ts';
import { isObject, type Json } from '../../../rules/base/json.ts';
import type { OutcomeView } from '../../../rules/declare/outcome.ts';
import { safeInteger } from '../../../rules/declare/position.ts';
import { outcomeOf } from '../../../rules/play/match.ts';
import { replay } from '../../../rules/play/replay.ts';
import { RECORD_GAMES } from '../../../rules/registry.ts';
import { matchActs } from '../act-words.ts';
import type { Log } from '../audit-log.ts';
import { type Entry, lastEntryOf } from '../chain.ts';
import { chanceWords } from '../chance-words.ts';
import { apply } from '../fold.ts';
import { linkOf } from '../link.ts';
import { editWords } from '../playback/edit-words.ts';
import type { Playback } from '../playback/playback.ts';
import { recordOf } from '../playback/record.ts';
import { substituteWords } from '../playback/shown-names.ts';
import { storyOf } from '../playback/story.ts';
import { receiptFrom, receiptOf, type SeatReceipt, secretOf } from '../receipts.ts';

/** The first key of every match file, and the version of its format. */
export const FORMAT = 'roundkeeper';
export const VERSION = 1;

/** Most players, and below most rounds, of a file for everyone: the viewer draws it without playing it. */
const MOST_PLAYERS = 100;
const MOST_ROUNDS = 1000;

const count = () => safeInteger().check(z.minimum(0));
const list = <S extends z.ZodMiniType>(item: S) => z.readonly(z.array(item));
const json = () => z.custom<object>(isObject);
const cover = () => ({
  title: z.string(),
  /** The number of the match in its season. */
  match: count(),
  /** SHA-256 of the seed; '' where chance decides nothing. */
  commitment: z.string(),
  /** The last entry of the match when the file was written. Pages show its hash. */
  head: z.object({ number: count(), hash: z.string() }),
});

/** A whole match: everything that decided it, and the entries of the log that say so. */
export const everything = z.object({
  ...cover(),
  /** As in docs/record.md. */
  record: json(),
  /** Every draw of the match, in order. */
  draws: list(z.object({ stream: z.string(), below: count(), value: count() })),
  /** The match's chain from its first entry to the head (H39). */
  log: list(z.object({ number: count(), hash: z.string(), previous: z.string(), what: z.string() })),
});

/** The part of a match that one viewer may know so far, without its views. */
const described = {
  ...cover(),
  game: z.string(),
  options: json(),
  /** Own games only: the part of the definition that everyone may know. */
  definition: z.exactOptional(z.custom<Json>(isObject)),
  players: list(z.object({ name: z.string(), meadow: z.exactOptional(z.string()) })).check(
    z.maxLength(MOST_PLAYERS),
  ),
  /** Facts that hold for all public views, in some games. */
  facts: z.exactOptional(z.unknown()),
  /** The happenings of each round that the viewer may know. */
  stories: list(list(z.object({ ruling: z.string(), text: z.string() }))),
  outcome: z.custom<OutcomeView | null>((value) => value === null || isObject(value)),
  /** The candidate that the winners chose (X6). */
  chosen: z.exactOptional(z.string()),
  /** The opponent named by the loser (F16). */
  opponent: z.exactOptional(z.string()),
  /** The player who got the second Token of Life from the sole winner (X7). */
  tokenTo: z.exactOptional(z.string()),
  /** Is the match closed (H10)? Present if the seed does not tell: the match has none, or was brought back. */
  closed: z.exactOptional(z.boolean()),
  /** The host's changes, in words; '' for none. */
  edited: z.string(),
  /** The rounds after which the host changed the position by hand, if any; 0 is before the first. */
  edits: z.exactOptional(list(count())),
  /** The host's acts beside resolving, in words for everyone, a sentence each. */
  acts: list(z.string()),
  /** The substitutions, a sentence each (H23). */
  substitutes: z.exactOptional(list(z.string())),
  /** The parts of the deal that the host gave by hand, by their keys. */
  dealt: z.exactOptional(list(z.string())),
  /** Where the chance of the match comes from, in words. */
  chance: z.string(),
  /** Once it is revealed. */
  seed: z.exactOptional(z.string()),
};

/** The part of a match that everyone may know so far. */
export const forEveryone = z.object({
  ...described,
  /** The public view at the start and after each round. */
  views: list(json()).check(
    z.maxLength(MOST_ROUNDS),
    z.refine((views) => views.length > 0),
  ),
});

/**
 * The part of a match that one player may know so far, under the names at its start. It has the receipts of the
 * player's place, and the match's chain by digests only, to check them (S17, H39).
 */
export const forPlayer = z.object({
  ...described,
  seat: count(),
  /** Keys of the game's hints that the boards show to players. */
  hints: z.exactOptional(list(z.string())),
  /** The receipts of the place, with the numbers of their entries, in order. */
  receipts: list(
    z.object({
      entry: count(),
      salt: z.string(),
      rounds: list(
        z.looseObject({ round: count().check(z.maximum(MOST_ROUNDS)), public: json(), private: json() }),
      ),
    }),
  ).check(z.refine((receipts) => receipts.length > 0)),
  /** The entries from the first one to the head: the digest of each content, and the codes of its receipts. */
  links: list(
    z.object({
      number: count(),
      previous: z.string(),
      content: z.string(),
      seats: list(z.string()),
      hash: z.string(),
    }),
  ),
});

interface Kind<S extends string> {
  readonly [FORMAT]: typeof VERSION;
  readonly shows: S;
}
export type WholeFile = Kind<'everything'> &
  Readonly<Omit<z.infer<typeof everything>, 'log'>> & { readonly log: readonly Entry[] };
export type PublicFile = Kind<'public'> & Readonly<z.infer<typeof forEveryone>>;
export type PlayerFile = Kind<'player'> &
  Readonly<Omit<z.infer<typeof forPlayer>, 'receipts'>> & {
    readonly receipts: readonly (SeatReceipt & { readonly entry: number })[];
  };
/** A file with the part of a match for everyone or for one player; shown without a replay. */
export type ShownFile = PublicFile | PlayerFile;

/** The file of a whole match, with all its secrets, all responses, and the addresses of players and hosts. */
export function wholeFile(log: Log, playback: Playback, title: string): WholeFile {
  const { number } = playback;
  const record = recordOf(playback);
  const draws: Draw[] = [];
  replay(RECORD_GAMES, record, (draw) => draws.push(draw));
  return {
    ...coverOf(log, playback, title),
    shows: 'everything',
    record,
    draws,
    log: log.entries.filter((entry) => entry.match === number),
  };
}

/** The file of a match for everyone. */
export function publicFile(log: Log, playback: Playback, title: string): PublicFile {
  return { ...describe(log, playback, title, 'public'), shows: 'public', views: playback.publicViews };
}

/** The file of a match for the player of a seat, without secrets of others and without addresses. */
export function playerFile(log: Log, playback: Playback, title: string, seat: number): PlayerFile {
  const { number, started } = playback;
  const own = log.entries.filter(({ match }) => match === number);
  const receipts: PlayerFile['receipts'][number][] = [];
  let now: Playback | undefined;
  for (const entry of own) {
    now = apply(now, entry);
    const from = now && receiptFrom(entry, now);
    if (now && from !== undefined)
      receipts.push({ entry: entry.number, ...receiptOf(secretOf(own), entry.number, now, seat, from) });
  }
  return {
    ...describe(log, playback, title, seat),
    shows: 'player',
    seat,
    ...(started.hints ? { hints: started.hints } : {}),
    receipts,
    links: own.map((entry) => {
      const { number, previous, content, hash } = linkOf(entry);
      return { number, previous, content, seats: entry.seats, hash };
    }),
  };
}

/** The part of a match that a viewer may know, without views; with its seed once that is public (X11, H10). */
function describe(log: Log, playback: Playback, title: string, viewer: 'public' | number) {
  const { match, started, rounds, edits, vote, opponent, tokenTo, isClosed, isSeedShown } = playback;
  const { game, info } = match;
  const substitutes = substituteWords(playback);
  const dealt = Object.keys(started.setup);
  const hasSeed = isSeedShown && started.seed !== '';
  return {
    ...coverOf(log, playback, title),
    game: game.id,
    ...(game.shownDefinition
      ? { definition: game.shownDefinition(match.outcome !== undefined, viewer !== 'public') }
      : {}),
    options: started.options,
    players: info.seats.map(({ name, meadow }) => ({ name, ...(meadow ? { meadow } : {}) })),
    ...(info.facts === undefined ? {} : { facts: info.facts }),
    stories: rounds.map((_, i) => storyOf(playback, viewer, i + 1)),
    outcome: outcomeOf(match) ?? null,
    ...(vote === undefined ? {} : { chosen: vote }),
    ...(opponent === undefined ? {} : { opponent }),
    ...(tokenTo === undefined ? {} : { tokenTo }),
    ...(isClosed === hasSeed ? {} : { closed: isClosed }),
    acts: matchActs(log, playback, 'everyone'),
    edited: editWords(playback, viewer === 'public' ? viewer : { player: info.names[viewer] as string }),
    ...(edits.length > 0 ? { edits: [...new Set(edits.map(({ after }) => after))] } : {}),
    ...(substitutes.length > 0 ? { substitutes } : {}),
    ...(dealt.length > 0 ? { dealt } : {}),
    chance: chanceWords(started),
    ...(hasSeed ? { seed: started.seed } : {}),
  };
}

function coverOf(log: Log, { number, started: { seed } }: Playback, title: string) {
  const last = lastEntryOf(log, number);
  return {
    [FORMAT]: VERSION as typeof VERSION,
    title,
    match: number,
    commitment: seed ? commitmentOf(seed) : '',
    head: { number: last?.number ?? 0, hash: last?.hash ?? '' },
  };
}
