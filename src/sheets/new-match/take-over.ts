import * as z from 'zod/mini';
import { lazy } from '../../rules/base/lazy.ts';
import { listed } from '../../rules/base/words.ts';
import type { AnyGame } from '../../rules/game.ts';
import { PURSE_LIMIT } from '../../rules/play/players.ts';
import type { Book } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import { balances } from '../log/ledger/ledger.ts';
import { isSeedKnown } from '../log/season-facts.ts';
import { type Started, TAKEN_PURSES, type Taken, timingShape } from '../log/shapes.ts';
import { checkedTiming } from '../match/round/timing.ts';
import type { Entropy } from '../ports.ts';
import { fail } from '../problem.ts';
import { RECORD, TEXT, textList } from '../request-shapes.ts';
import { EMPTY_PURSE } from '../workbook/tabs/ledger-tab.ts';
import type { Person } from '../workbook/tabs/season.ts';
import { readTakenRecord } from './taken-record.ts';

/** A match under way elsewhere, as a host asks to play it on here (H31). */
export const TAKE_OVER = lazy(() =>
  z.object({
    /** The text of a record, or of an exported match. */
    record: RECORD(),
    /** Ids or names of the players of the season, in the seat order of the record. */
    players: textList(),
    purses: z.literal(TAKEN_PURSES),
    /** The deadline of the open round: ISO UTC, or '' for none. */
    deadline: TEXT(),
    /** How its rounds end; without it as usual. */
    timing: z.optional(timingShape),
  }),
);
export type TakeOverRequest = z.infer<ReturnType<typeof TAKE_OVER>>;

/** The parts of a take-over that a job keeps beside the beginning of the match. */
export type TakenParts = Pick<Taken, 'rounds' | 'edits' | 'shown' | 'purses'>;

/** A match as it begins, or goes on. */
export interface Planned {
  readonly game: AnyGame;
  readonly started: Started;
  readonly taken?: TakenParts;
}

/** Checks a take-over and gives the match as it will go on. Fails before anything is made. */
export function readTakeOver(
  request: TakeOverRequest,
  games: readonly AnyGame[],
  people: readonly Person[],
  book: Book,
  entropy: Entropy,
): Planned {
  const { record, playback } = readTakenRecord(request.record, games);
  const { rounds, edits, started } = record;
  const { game, purses } = playback.match;
  if (people.length !== started.players.length)
    fail(
      `The match has ${started.players.length} players, and ${people.length} are chosen.`,
      'Choose a player of the season for each.',
    );
  requireUnknown(book, started.seed);
  if (request.purses === 'record') requireRoom(book, people, purses);
  return {
    game,
    started: {
      ...started,
      players: started.players.map((player, seat) => ({ ...player, id: people[seat]?.id ?? '' })),
      // Future draws use a new seed; the rounds of the record replay the same with it.
      seed: started.seed || entropy.text(),
      seedFrom: started.seed === '' ? 'take over' : 'record',
      ...(request.timing === undefined ? {} : { timing: checkedTiming(request.timing) }),
    },
    taken: { rounds, edits, shown: people.map(({ name }) => name), purses: request.purses },
  };
}

/** Fails if the season has a match with this seed: both would draw the same (H9). A take-over that was given up does not count. */
function requireUnknown({ log }: Book, seed: string): void {
  if (seed !== '' && isSeedKnown(seasonFacts(log), seed, 'begun'))
    fail(
      'A match with this seed is in this season already: both would draw the same.',
      'Go on with that match; if it is closed, it can be brought back.',
    );
}

/** Stops where a purse would hold more than one may (H13). */
function requireRoom(
  book: Book,
  people: readonly Person[],
  purses: readonly { readonly garnets: number; readonly bellflowers: number }[],
): void {
  const before = balances(book);
  const full = people.filter(({ id }, seat) => {
    const { garnets, bellflowers } = before.get(id) ?? EMPTY_PURSE;
    const { garnets: moreGarnets = 0, bellflowers: moreFlowers = 0 } = purses[seat] ?? {};
    return Math.max(garnets + moreGarnets, bellflowers + moreFlowers) > PURSE_LIMIT;
  });
  if (full.length > 0)
    fail(
      `The purse of ${listed(full.map(({ name }) => name))} would hold more than ${PURSE_LIMIT}.`,
      'Let them go on with what they have in this season.',
    );
}
