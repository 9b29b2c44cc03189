import { byName, isSame, own } from '../../../rules/base/json.ts';
import { addPurses } from '../../../rules/declare/purse.ts';
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
type Credits = Payment['to'];

/**
 * Splits the credits of a match's open round into payments, one for each log entry that paid. Leaves out payments that
 * already counted in earlier rounds (H39). Any credit without an entry becomes a payment of its own, so that a player's
 * payments always add up to the player's credit.
 */
export function sourcesOf({ log }: Pick<Book, 'log'>, playback: Playback, credits: RoundData['credits']) {
  const { number, rounds, started } = playback;
  const { players } = started;
  const first = beginningOf(log, number);
  const before = seasonFacts({ entries: log.entries.filter((entry) => entry.number < first.number) });
  const paid = [
    paymentIn(first, players),
    ...seasonPayments(log, first, players),
    ...livePayments(log, number, players),
    ...closedPayments(seasonFacts(log), players),
  ];
  const counted = [
    ...(first.data.elsewhere ?? []),
    ...closedPayments(before, players),
    ...rounds.flatMap(({ input }) => input.paid ?? []),
  ];
  const due = paid.map(({ row, to }): Payment => {
    const known = counted.filter(isOfSource(row, number)).map((other) => other.to);
    return { ...(row ? { row } : {}), to: balance([to], known, players) };
  });
  const unsaid = balance(
    [credits],
    due.map(({ to }) => to),
    players,
  );
  return [...due, { to: unsaid }].filter(isSomething);
}

/**
 * Gives a function that says whether a payment has the same source as `row`. All entries of the same other match are one
 * source, which pays more over time. Each entry of the season or of this match is a separate source, which pays once.
 */
const isOfSource =
  (row: Payment['row'], match: number) =>
  ({ row: other }: Payment): boolean =>
    other?.match === row?.match &&
    (other?.number === row?.number || (row?.match !== 0 && row?.match !== match));

/**
 * Gives the payments for the first entry of a match. `credits` holds for each player the purse in the season minus the
 * purse in the match. `elsewhere` lists what other running matches have paid so far.
 */
export function openingOf(book: Book, playback: Playback): Pick<Begun, 'credits' | 'elsewhere'> {
  const { number, started, match } = playback;
  const [had, gains] = [balances(book), pursesOf(playback)];
  const purses = byName(
    started.players.map(({ name }) => name),
    started.players.map(({ id }, seat) =>
      addPurses(had.get(id) ?? EMPTY_PURSE, gains[seat] ?? EMPTY_PURSE, 1),
    ),
  );
  const begunWith = byName(Object.keys(purses), (seat) => match.purses[seat] ?? EMPTY_PURSE);
  const credits = balance([purses], [begunWith], started.players);
  const elsewhere = livePayments(book.log, number, started.players).filter(isSomething);
  return {
    ...(isSomething({ to: credits }) ? { credits } : {}),
    ...(elsewhere.length > 0 ? { elsewhere } : {}),
  };
}

/**
 * Gives the payment of an entry in a match's chain. Payments come from the match's first entry, and from copies of
 * entries of the season.
 */
export function paymentIn(entry: Entry, players: Players): Payment {
  if (isCopy(entry)) return paymentOf(entry, kindOf(entry).purses?.(entry.data as never) ?? [], players);
  const credits = isBeginning(entry) ? (entry.data.credits ?? {}) : {};
  return { row: rowOf(entry), to: balance([credits], [], players) };
}

/**
 * Finds the first credit of a round that contradicts the match's entries. Gives the fault in words; '' if all credits
 * fit. Each entry that pays a player must count in exactly one round (H39).
 * `chain` holds the match’s entries. `rounds` holds the earlier rounds that are not undone.
 */
export function creditProblem(
  { number, match, data }: Pick<Entry, 'number' | 'match'> & { readonly data: Pick<RoundData, 'paid'> },
  chain: readonly Entry[],
  rounds: Playback['rounds'],
): string {
  const [first] = chain;
  if (!first || !isBeginning(first)) return '';
  const { players } = first.data;
  const ofMatch = (paid: readonly Payment[] = []) => paid.filter(({ row }) => row?.match === match);
  const named = ofMatch(data.paid);
  const counted = ofMatch(rounds.flatMap(({ input }) => input.paid ?? []));
  const rows = chain.filter((row) => row.number < number && (isBeginning(row) || isCopy(row)));
  const isRow = (entry: Entry) => (one: Payment) => one.row?.number === entry.number;
  for (const { row, to } of named)
    if (!rows.some((one) => one.number === row?.number && one.hash === row.hash))
      return `entry ${row?.number} does not pay what the file says about ${Object.keys(to)[0]}`;
  for (const row of rows) {
    const amounts = (all: readonly Payment[]) => all.filter(isRow(row)).map(({ to }) => to);
    const due = balance([paymentIn(row, players).to], amounts(counted), players);
    const said = balance(amounts(named), [], players);
    const names = Object.keys(balance([due], [said], players));
    const wrong = names.find((name) => own(said, name)) ?? names[0];
    if (wrong !== undefined)
      return amounts(named).length > 0
        ? `entry ${row.number} did not pay ${wrong}`
        : `the round leaves out what entry ${row.number} paid ${wrong}`;
  }
  return '';
}

/**
 * Lists the payments of the season's entries since a match began. If the match's chain has a copy of an entry, the
 * payment names the copy.
 */
function seasonPayments({ entries }: Log, first: Entry, players: Players): readonly Payment[] {
  const copies = entries.filter((entry) => entry.match === first.match && isCopy(entry));
  return entries
    .filter(({ number }) => number > first.number)
    .map((entry) => ({ entry, payment: paymentOf(entry, pursesBy(entry), players) }))
    .filter(({ payment }) => isSomething(payment))
    .map(({ entry, payment }) => {
      // One commit writes the entry and the copy, so both have the same time.
      const copied = copies
        .filter(({ number, time }) => number > entry.number && time === entry.time)
        .map((copy) => paymentIn(copy, players));
      return copied.find(({ to }) => isSame(to, payment.to)) ?? payment;
    });
}

/**
 * Lists what each other match in the workbook has paid so far. Each payment names the last entry of its match. Leaves
 * out matches that cannot be replayed.
 */
function livePayments(log: Log, own: number, players: Players): readonly Payment[] {
  return headsOf(log)
    .filter(([match]) => match !== own)
    .map(([match, number, hash]) => paymentOf({ match, number, hash }, matchPurses(log, match), players));
}

/** Lists what each archived match has paid. Each payment names the last entry of its match. */
function closedPayments({ archived }: Pick<SeasonFacts, 'archived'>, players: Players): readonly Payment[] {
  return [...archived.values()].map(({ match, data: { last: number, head: hash, purses } }) =>
    paymentOf({ match, number, hash }, purses, players),
  );
}

type Row = NonNullable<Payment['row']>;

function paymentOf(row: Row, purses: readonly PlayerPurse[], players: Players): Payment {
  const paid = players.flatMap(({ id, name }) =>
    purses.filter(({ player }) => player === id).map((purse): Credits => byName([name], [purse])),
  );
  return { row: rowOf(row), to: balance(paid, [], players) };
}

const rowOf = ({ match, number, hash }: Row): Row => ({ match, number, hash });

const isSomething = ({ to }: Payment): boolean => Object.keys(to).length > 0;

/** For each player's name, subtracts the payments `paid` from the amounts `got`. Leaves out players for whom nothing remains. */
function balance(got: readonly Credits[], paid: readonly Credits[], players: Players): Credits {
  const balanceOf = (name: string) => {
    const sum = (of: 'garnets' | 'bellflowers') => {
      const sumIn = (all: readonly Credits[]) =>
        all.reduce((sum, one) => sum + (own(one, name)?.[of] ?? 0), 0);
      return sumIn(got) - sumIn(paid);
    };
    return { garnets: sum('garnets'), bellflowers: sum('bellflowers') };
  };
  const names = players.map(({ name }) => name);
  const left = names.filter((name) => Object.values(balanceOf(name)).some((many) => many !== 0));
  return byName(left, left.map(balanceOf));
}

function beginningOf({ entries }: Log, match: number) {
  const first = entries.find((entry) => entry.match === match);
  if (first && isBeginning(first)) return first;
  throw new Error(`Match ${match} has no beginning`);
}
