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
import { type OpenPart, openPart } from '../shapes.ts';

/** First key of every match file. The key's value is the version of the file format. */
export const FORMAT = 'roundkeeper';
export const VERSION = 1;

/** Largest numbers of players and of rounds in a file that the viewer draws without playing the match. */
const MOST_PLAYERS = 100;
const MOST_ROUNDS = 1000;

const count = () => safeInteger().check(z.minimum(0));
const list = <S extends z.ZodMiniType>(item: S) => z.readonly(z.array(item));
const json = () => z.custom<object>(isObject);
const cover = () => ({
  title: z.string(),
  /** Number of the match in its season. */
  match: count(),
  /** SHA-256 of the seed; '' if the match uses no chance. */
  commitment: z.string(),
  /** Last entry of the match at the time when the file was written. Pages show the entry's hash. */
  head: z.object({ number: count(), hash: z.string() }),
});

/** File of a whole match: everything that decided the match, and the log entries that prove it. */
export const everything = z.object({
  ...cover(),
  /** Record of the match (docs/record.md). */
  record: json(),
  /** All random draws of the match, in order. */
  draws: list(z.object({ stream: z.string(), below: count(), value: count() })),
  /** The match's chain of entries, from the first entry to the chain head (H39). */
  log: list(z.object({ number: count(), hash: z.string(), previous: z.string(), what: z.string() })),
  /** Orders and trades of the open round, if any. No log entry proves these orders and trades yet (H31). */
  open: z.exactOptional(openPart),
});

/**
 * Fields that the file for everyone and the file for one player share. These fields hold everything that the reader may
 * know so far, apart from the views.
 */
const described = {
  ...cover(),
  game: z.string(),
  options: json(),
  /** Public part of the game's definition. Only a host's own game has this field. */
  definition: z.exactOptional(z.custom<Json>(isObject)),
  players: list(z.object({ name: z.string(), meadow: z.exactOptional(z.string()) })).check(
    z.maxLength(MOST_PLAYERS),
  ),
  /** Facts that every public view needs. Only some games have such facts. */
  facts: z.exactOptional(z.unknown()),
  /** Story of each round: the round's events in words, as far as the reader may know. */
  stories: list(list(z.object({ ruling: z.string(), text: z.string() }))),
  outcome: z.custom<OutcomeView | null>((value) => value === null || isObject(value)),
  /** Candidate whom the winners chose (X6). */
  chosen: z.exactOptional(z.string()),
  /** Opponent whom the loser named (F16). */
  opponent: z.exactOptional(z.string()),
  /** Player who got the second Token of Life from the sole winner (X7). */
  tokenTo: z.exactOptional(z.string()),
  /**
   * True if the match is closed (H10). Present only if the seed cannot show that the match is closed: the match has no
   * seed or was reopened.
   */
  closed: z.exactOptional(z.boolean()),
  /** Text about the host's changes of the position; '' if the host changed nothing. */
  edited: z.string(),
  /** Rounds after which the host changed the position by hand; 0 means before the first round. Absent if the host changed nothing. */
  edits: z.exactOptional(list(count())),
  /** The host's acts except the resolving of rounds, in words for everyone. Each act is one sentence. */
  acts: list(z.string()),
  /** Texts about substitutions of players, one sentence for each substitution (H23). */
  substitutes: z.exactOptional(list(z.string())),
  /** Keys of the cards or goods that the host dealt by hand. */
  dealt: z.exactOptional(list(z.string())),
  /** Text that says where the match's chance comes from. */
  chance: z.string(),
  /** Seed of the match, once it is public. */
  seed: z.exactOptional(z.string()),
};

/** File of a match for everyone. Holds only what the public may know so far. */
export const forEveryone = z.object({
  ...described,
  /** Public view at the start, and then the public view after each round. */
  views: list(json()).check(
    z.maxLength(MOST_ROUNDS),
    z.refine((views) => views.length > 0),
  ),
});

/**
 * File of a match for one player. Holds only what the player may know so far. Names are as at the start of the match.
 * The file has the receipts of the player's place and digests of the match's chain. The player can check the receipts
 * with these digests (S17, H39).
 */
export const forPlayer = z.object({
  ...described,
  seat: count(),
  /** Keys of the hints that boards of this game show to players. */
  hints: z.exactOptional(list(z.string())),
  /** Receipts of the player's place, each with the number of the receipt's log entry, in the order of the entries. */
  receipts: list(
    z.object({
      entry: count(),
      salt: z.string(),
      rounds: list(
        z.looseObject({ round: count().check(z.maximum(MOST_ROUNDS)), public: json(), private: json() }),
      ),
    }),
  ).check(z.refine((receipts) => receipts.length > 0)),
  /** The match's chain up to the chain head. Each link has the digest of an entry's content, and the codes of the entry's receipts. */
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
/** File that shows a match as everyone or one player may see it. The viewer shows such a file without a replay. */
export type ShownFile = PublicFile | PlayerFile;

/** Makes the file of a whole match, with all secrets, all responses, and the addresses of players and hosts. */
export function wholeFile(log: Log, playback: Playback, title: string, open?: OpenPart): WholeFile {
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
    ...(open ? { open } : {}),
  };
}

/** Makes the file of a match for everyone. */
export function publicFile(log: Log, playback: Playback, title: string): PublicFile {
  return { ...describe(log, playback, title, 'public'), shows: 'public', views: playback.publicViews };
}

/** Makes the file of a match for the player in a seat. The file has no secrets of other players and no addresses. */
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

/** Collects the fields that a reader of the file may know, without the views. The seed is a field once it is public (X11, H10). */
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
