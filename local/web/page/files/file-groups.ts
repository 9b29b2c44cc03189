// The files of a state in groups, by purpose.
import { isArchiveKey, REHEARSAL_KEY } from '../../../../src/sheets/ports.ts';
import type { FileEntry } from '../../views.ts';

type Group = readonly [title: string, files: readonly FileEntry[]];

/** Puts the files into groups for the list. Leaves out empty groups. */
export function fileGroups(files: readonly FileEntry[]): readonly Group[] {
  const workbooks = files.filter(({ kind }) => kind === 'workbook');
  const of = (reader: Reader) => workbooks.filter((file) => readerOf(file) === reader);
  const groups: readonly Group[] = [
    ['Host', of('host')],
    ['Spectators', of('spectators')],
    ['Players', of('player')],
    ['Pages to download', files.filter(({ kind }) => kind === 'page')],
    ['Forms', files.filter(({ kind }) => kind === 'form')],
  ];
  return groups.filter(([, group]) => group.length > 0);
}

type Reader = 'host' | 'spectators' | 'player';

/** Says who can read a workbook. Anyone who has the link may be able to open a player's file. */
function readerOf({ isHostBook, part }: FileEntry): Reader {
  if (isHostBook || isArchiveKey(part) || part === REHEARSAL_KEY) return 'host';
  return part === 'spectators' ? 'spectators' : 'player';
}
