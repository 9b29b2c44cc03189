import { asUnusable } from '../../rules/base/unusable.ts';
import { GAMES } from '../../rules/registry.ts';
import { readMatchOrRecord } from '../../sheets/log/file/read-file.ts';
import { checkPublic } from './check-public.ts';
import { checkRecordFile } from './check-record.ts';
import { checkWhole } from './check-whole.ts';
import { type Result, unusableFile } from './result.ts';

/** Replays and checks a match file or a record by the rules. Never throws for what a file says. */
export function checkFile(text: string): Result {
  const read = readMatchOrRecord(text);
  if (read.kind === 'none') return unusableFile(read.problem);
  try {
    if (read.kind === 'record') return checkRecordFile(read.record, GAMES);
    return read.kind === 'public' ? checkPublic(read.file, GAMES) : checkWhole(read.file, GAMES);
  } catch (error) {
    const why = asUnusable(error);
    if (why) return unusableFile(`${why.path}: ${why.problem}`);
    return unusableFile('It holds something that Roundkeeper does not write. Export the match again.');
  }
}
