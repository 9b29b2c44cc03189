import type { Memo, Ports, Tab } from '../ports.ts';
import type { Log } from './chain.ts';

type DigestPorts = Pick<Ports, 'memo' | 'digest'>;

const MEMO = 'log';

/**
 * How many rows of the log, heads included, are those that were checked at an earlier read, by a digest of all their cells.
 * It saves the check of each entry; Verify does not ask for it.
 */
export function knownRows({ memo, digest }: DigestPorts, { cells }: Tab): number {
  const [count = 0, noted] = readNote(memo);
  return noted !== undefined && count <= cells.length && digestOf(digest, cells, count) === noted ? count : 0;
}

/** Notes that all rows of a log were checked. */
export function noteKnownRows({ memo, digest }: DigestPorts, { cells }: Tab, { used, fault }: Log): void {
  if (fault) return;
  memo.set(MEMO, `${used} ${digestOf(digest, cells, used)}`);
}

function readNote(memo: Memo): readonly [count?: number, digest?: string] {
  const [count, digest] = (memo.get(MEMO) ?? '').split(' ');
  return digest === undefined ? [] : [Number(count), digest];
}

function digestOf(digest: Ports['digest'], cells: Tab['cells'], count: number): string {
  return digest(JSON.stringify(cells.slice(1, count)));
}
