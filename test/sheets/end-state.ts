import { canonicalJson } from '../../src/rules/base/hash.ts';
import type { Json } from '../../src/rules/base/json.ts';
import type { Book } from '../../src/sheets/log/book.ts';
import type { Entry } from '../../src/sheets/log/chain.ts';
import { isCopy } from '../../src/sheets/log/events.ts';
import { balances } from '../../src/sheets/log/ledger/ledger.ts';
import { COVER_TAB } from '../../src/sheets/workbook/season.ts';
import type { Arrived, Memory } from './memory-ports.ts';

/** The relevant content of a season in the end, in parts; each is compared as a whole. */
export interface EndState {
  /** Entries of the log beside resolved rounds, without times and hashes, in any order. */
  readonly entries: readonly string[];
  readonly rounds: readonly string[];
  readonly purses: readonly string[];
  readonly matches: readonly string[];
  /** The host's typed facts of each player. */
  readonly people: readonly string[];
  /** The facts of each player: id, file, code. */
  readonly belongings: readonly string[];
  /** The last page of each tab of each file, without the head of the log. */
  readonly pages: readonly string[];
  /** The readers and subjects of mails. */
  readonly mails: readonly string[];
  /** Pages that may have been delivered again. */
  readonly morePages?: readonly string[];
}

export type Part = Exclude<keyof EndState, 'morePages'>;

const PARTS: readonly Part[] = [
  'entries',
  'rounds',
  'purses',
  'matches',
  'people',
  'belongings',
  'pages',
  'mails',
];

/** The head of the log, or another of its hashes. They differ when another press came before. */
const HEAD = /\b[0-9a-f]{64}\b|(Check|Fingerprint|Confirmation): [^·]+( · \d+)? · [0-9a-f ]{39}/g;

/** A text without the hashes of the log and the number of its last entry. */
export function withoutHead(text: string): string {
  return text.replace(HEAD, '#');
}

/** The state of a season after all presses. One that cannot be read has none. */
export function endStateOf(memory: Memory): EndState {
  try {
    return stateOf(memory.book(), memory);
  } catch (error) {
    const why = [error instanceof Error ? error.message : String(error)];
    return Object.fromEntries(PARTS.map((part) => [part, why])) as unknown as EndState;
  }
}

function stateOf(book: Book, { pageWrites, shown, forms, closed, mails }: Memory): EndState {
  // A match that was stopped meanwhile has no copy of an award.
  const entries = book.log.entries.filter((entry) => !isCopy(entry));
  // A first tab that stays the same is not always written again.
  const firstTabs = [...shown].filter(([place]) => place.endsWith(` ${COVER_TAB}`));
  const last = new Map([
    ...firstTabs.map(([place, grid]) => [place, ['Season', grid]] as const),
    ...pageWrites.flatMap(tabsOf),
  ]);
  const { players, identity, spectatorFile } = book.season;
  return {
    entries: sorted(entries.filter(({ what }) => what !== 'resolve').map(wordsOf)),
    rounds: sorted(entries.filter(({ what }) => what === 'resolve').map(wordsOf)),
    purses: sorted([...balances(book)].map((purse) => JSON.stringify(purse))),
    matches: sorted([
      ...book.matches.matches.map((row) => JSON.stringify(row)),
      ...[...forms].map(([id, { sheetId, isLinked }]) => `form ${id} ${isLinked ? sheetId : 'unlinked'}`),
      ...closed.map((id) => `closed ${id}`),
    ]),
    people: sorted(players.map(({ id, name, email, meadow }) => [id, name, email, meadow].join())),
    belongings: sorted([
      ...players.flatMap(({ id, file, code, access }) =>
        id === '' ? [] : [[id, file, code, access].join()],
      ),
      `${identity} ${spectatorFile}`,
    ]),
    mails: sorted(mails.map(({ to, subject }) => `${to} ${subject}`)),
    pages: sorted(
      [...last].map(([place, [title, grid]]) => `${place}: ${withoutHead(JSON.stringify([title, grid]))}`),
    ),
  };
}

/** The tabs of a page that arrived, by their places: a first tab may come with that of a match, or alone. */
function tabsOf({ file, sheetId, title, grid, cover }: Arrived) {
  const first = cover ? ([[`${file} ${COVER_TAB}`, ['Season', cover]]] as const) : [];
  return [...first, [`${file} ${sheetId}`, [title, grid]] as const];
}

const sorted = (texts: readonly string[]) => [...texts].sort();

function wordsOf({ what, match, round, data }: Entry): string {
  // It counts the copies of awards, and credits name them.
  const told = what === 'archive' ? { ...data, count: 0, last: 0 } : data;
  const words = withoutHead(canonicalJson({ what, match, round, data: told as unknown as Json }));
  return words.replace(/"row":\{"hash":"#","match":\d+,"number":\d+\}/g, '"row":"#"');
}

/** The first difference between two states, except some parts; '' without one. */
export function differenceBetween(
  expected: EndState,
  found: EndState,
  allowed: readonly Part[] = [],
): string {
  for (const part of PARTS) {
    if (allowed.includes(part)) continue;
    const [missing] = expected[part].filter((text) => !found[part].includes(text));
    const known = part === 'pages' ? [...expected.pages, ...(expected.morePages ?? [])] : expected[part];
    const [more] = found[part].filter((text) => !known.includes(text));
    if (missing !== undefined || more !== undefined)
      return `${part}: expected ${around(missing, more)}, found ${around(more, missing)}`;
  }
  return '';
}

/** The part of a text that differs from another. */
function around(text = 'nothing', other = ''): string {
  const at = [...text].findIndex((pageWrite, i) => pageWrite !== other[i]);
  return text.slice(Math.max(0, at - 40), Math.max(0, at) + 80);
}
