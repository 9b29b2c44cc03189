import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { asUnusable, oneLine } from '../src/rules/base/unusable.ts';
import { replay, replayEach } from '../src/rules/play/replay.ts';
import { RECORD_GAMES } from '../src/rules/registry.ts';

/** `adjudicate FILE` (or `-` for standard input): replays a record, or each record in an array. Prints the result as JSON. */
function adjudicate(file: string): string {
  const record: unknown = parse(readText(file));
  return JSON.stringify(
    Array.isArray(record) ? replayEach(RECORD_GAMES, record) : replay(RECORD_GAMES, record),
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    return refuse(`adjudicate: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return refuse(`record: not JSON (${(error as Error).message})`);
  }
}

function refuse(line: string): never {
  process.stderr.write(`${oneLine(line)}\n`);
  process.exit(2);
}

// A reader such as `head` may close the pipe early; that is not an error.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

const [file] = parseArgs({ allowPositionals: true }).positionals;
if (file === undefined) refuse('adjudicate: name a record’s file, or - for standard input');
try {
  process.stdout.write(`${adjudicate(file)}\n`);
} catch (error) {
  if (asUnusable(error)) refuse((error as Error).message);
  throw error;
}
