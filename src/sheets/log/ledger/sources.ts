import { byName, own } from '../../../rules/base/json.ts';
import { addPurses, type Purse } from '../../../rules/declare/purse.ts';
import { EMPTY_PURSE } from '../../workbook/ledger-tab.ts';
import type { Log } from '../audit-log.ts';
import type { Book } from '../book.ts';
import { type Entry, headsOf } from '../chain.ts';
import { isBeginning, isCopy, kindOf, pursesBy } from '../events.ts';
import { seasonFacts } from '../fold.ts';
import type { Playback } from '../playback/playback.ts';
import type { SeasonFacts } from '../season-facts.ts';
import type { Begun, Payment, PlayerPurse, RoundData } from '../shapes.ts';
import { balances, matchPurses, pursesOf } from './ledger.ts';

type Players = Begun['players'];
type Amounts = Pick<Purse, 'garnets' | 'bellflowers'>;

/**
 * The credits of a match's open round by the rows that paid them, without what its standing rounds have counted (H39). What no row says is a
 * payment without a row: the payments of each player add up to the credits.
 */
export function sourcesOf({ log }: Pick<Book, 'log'>, playback: Playback, credits: RoundData['credits']) {
  const { number, rounds, started } = playback;
  const { players } = started;
  const first = beginningOf(log, number);
  const before = seasonFacts({ entries: log.entries.filter((entry) => entry.number < first.number) });
  const paid = [
    ...paymentsIn(first, players),
    ...seasonPayments(log, first, players),
    ...livePayments(log, number, players),
    ...closedPayments(seasonFacts(log), players),
  ];
  const counted = [
    ...(first.data.elsewhere ?? []),
    ...closedPayments(before, players),
    ...rounds.flatMap(({ input }) => input.paid ?? []),
  ];
  return players.flatMap(({ name }): Payment[] => {
    const due = paid
      .filter(({ player }) => player === name)
      .map((one) => minus(one, counted.filter(isOfSource(one, number))));
    const credit = { player: name, garnets: 0, bellflowers: 0, ...own(credits, name) };
    return [...due, minus(credit, due)].filter(isSomething);
  });
}

/** Tells the payments of the same source. Another match pays more with each of its rows; a row of the season or of this match pays once. */
const isOfSource =
  ({ player, row }: Payment, match: number) =>
  (other: Payment): boolean =>
    other.player === player &&
    other.row?.match === row?.match &&
    (other.row?.number === row?.number || (row?.match !== 0 && row?.match !== match));

/**
 * The purses in the first row of a match: credits, where the season has more or less for a player than the match begins with, and the
 * payments of other live matches by then.
 */
export function openingOf(book: Book, playback: Playback): Pick<Begun, 'credits' | 'elsewhere'> {
  const { number, started, match } = playback;
  const [had, gains] = [balances(book), pursesOf(playback)];
  const credits = started.players
    .map(({ id, name: player }, seat) => {
      const purse = addPurses(had.get(id) ?? EMPTY_PURSE, gains[seat] ?? EMPTY_PURSE, 1);
      return minus({ player, ...amountsOf(purse) }, [match.purses[seat] ?? EMPTY_PURSE]);
    })
    .filter(isSomething);
  const names = credits.map(({ player }) => player);
  const elsewhere = livePayments(book.log, number, started.players).filter(isSomething);
  return {
    ...(credits.length > 0 ? { credits: byName(names, credits.map(amountsOf)) } : {}),
    ...(elsewhere.length > 0 ? { elsewhere } : {}),
  };
}

/** The payments that a row of a match's own chain says: its first row, or the copy of a row of the season. */
export function paymentsIn(entry: Entry, players: Players): readonly Payment[] {
  if (isCopy(entry)) return paymentsOf(entry, kindOf(entry).purses?.(entry.data as never) ?? [], players);
  if (!isBeginning(entry)) return [];
  const { credits = {} } = entry.data;
  return players.flatMap(({ name: player }) => {
    const credit = own(credits, player);
    return credit ? [{ player, row: rowOf(entry), garnets: 0, bellflowers: 0, ...credit }] : [];
  });
}

/** The payments by rows of the season since a match began, each with its copy in the match's own chain where there is one. */
function seasonPayments({ entries }: Log, first: Entry, players: Players): readonly Payment[] {
  const copies = entries.filter((entry) => entry.match === first.match && isCopy(entry));
  return entries
    .filter(({ number }) => number > first.number)
    .flatMap((entry) => {
      // One commit writes both.
      const copied = copies
        .filter(({ number, time }) => number > entry.number && time === entry.time)
        .flatMap((copy) => paymentsIn(copy, players));
      const isSame = (one: Payment) => (other: Payment) =>
        one.player === other.player && !isSomething(minus(one, [other]));
      return paymentsOf(entry, pursesBy(entry), players).map((one) => copied.find(isSame(one)) ?? one);
    });
}

/** The payments of other matches in the workbook by now, each with its last row. A match that cannot be replayed is left out. */
function livePayments(log: Log, own: number, players: Players): readonly Payment[] {
  return headsOf(log)
    .filter(([match]) => match !== own)
    .flatMap(([match, number, hash]) =>
      paymentsOf({ match, number, hash }, matchPurses(log, match), players),
    );
}

/** The payments of matches in the archive, each with its last row. */
function closedPayments({ archived }: Pick<SeasonFacts, 'archived'>, players: Players): readonly Payment[] {
  return [...archived.values()].flatMap(({ match, data: { last: number, head: hash, purses } }) =>
    paymentsOf({ match, number, hash }, purses, players),
  );
}

type Row = NonNullable<Payment['row']>;

function paymentsOf(row: Row, purses: readonly PlayerPurse[], players: Players): readonly Payment[] {
  return players.flatMap(({ id, name }) =>
    purses
      .filter(({ player }) => player === id)
      .map((purse) => ({ player: name, row: rowOf(row), ...amountsOf(purse) })),
  );
}

const rowOf = ({ match, number, hash }: Row): Row => ({ match, number, hash });

const amountsOf = ({ garnets, bellflowers }: Amounts): Amounts => ({ garnets, bellflowers });

const isSomething = ({ garnets, bellflowers }: Amounts): boolean => garnets !== 0 || bellflowers !== 0;

function minus<T extends Amounts>(one: T, others: readonly Amounts[]): T {
  const rest = (of: keyof Amounts) => others.reduce((sum, other) => sum - other[of], one[of]);
  return { ...one, garnets: rest('garnets'), bellflowers: rest('bellflowers') };
}

function beginningOf({ entries }: Log, match: number) {
  const first = entries.find((entry) => entry.match === match);
  if (first && isBeginning(first)) return first;
  throw new Error(`Match ${match} has no beginning`);
}
