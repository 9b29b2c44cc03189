import { addressOf } from '../workbook/address.ts';
import type { Entry } from './chain.ts';
import { type Block, readEntry } from './entry-rows.ts';
import type { EventData } from './events.ts';

/** Range of entries that a chain lost. */
export type LostEntries = EventData<'lost entries'>[number];

/** First unusable row of a chain, with the reason, such as a wrong hash or an unknown event. */
export interface LogFault {
  readonly address: string;
  readonly problem: string;
  /** Range of entries that the chain has lost. Chain heads in the memo or in the season's entries show that these entries existed (H38). */
  readonly lost?: LostEntries;
}

export function faultAt(title: string, row: number, problem: string): LogFault {
  return { address: addressOf(title, row, 0), problem };
}

/** Entries of a chain up to the first fault, each with its row. */
export interface ReadChain {
  readonly entries: readonly Entry[];
  readonly rows: readonly number[];
  readonly fault?: LogFault;
}

/** Reads one chain from its rows in a tab. `previous` is the hash that the first entry must name. */
export function readChain(
  title: string,
  blocks: readonly Block[],
  match: number,
  previous: string,
): ReadChain {
  const entries: Entry[] = [];
  const rows: number[] = [];
  let last: { readonly number: number; readonly hash: string } = { number: 0, hash: previous };
  for (const { row, lines } of blocks) {
    const read = readEntry(lines);
    const problem = 'problem' in read ? read.problem : linkProblem(read.entry, match, last);
    if (problem !== '') return { entries, rows, fault: faultAt(title, row, problem) };
    last = (read as { readonly entry: Entry }).entry;
    entries.push(last as Entry);
    rows.push(row);
  }
  return { entries, rows };
}

function linkProblem(
  { number, match, previous }: Entry,
  chain: number,
  last: { readonly number: number; readonly hash: string },
): string {
  if (match !== chain) return 'this row belongs to another match';
  return previous === last.hash && number > last.number
    ? ''
    : 'this row does not follow the row before it in this match, so a row was changed, added or removed';
}
