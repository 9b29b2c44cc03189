// The command line of `npm start`.

export const DEFAULT_PORT = 8737;

export interface Arguments {
  port: number;
  isFresh: boolean;
  /** Begin as a real host does: with an empty workbook. */
  isEmpty: boolean;
  /** A file of measured latencies. */
  latency?: string;
}

export const USAGE = `npm start -- [--fresh | --empty] [--port N] [--latency FILE]
  --fresh   start with a new state (the previous one is kept in .local/)
  --empty   the same with an empty workbook, as a real host begins
  --port N  listen on this port of 127.0.0.1 instead of ${DEFAULT_PORT}
  --latency FILE  estimate times on Google by measured latencies (docs/google.md)`;

/** Reads the value of an option into the arguments; gives what is wrong with it, if something is. */
type Reader = (parsed: Arguments, value: string) => string | undefined;

const WITH_VALUE: Readonly<Record<string, Reader>> = {
  '--port': (parsed, text) => {
    const port = Number(text);
    if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
      return `--port needs a number from 1 to 65535, not "${text}".`;
    parsed.port = port;
    return undefined;
  },
  '--latency': (parsed, file) => {
    if (file === '') return '--latency needs the name of a file.';
    parsed.latency = file;
    return undefined;
  },
};

/** The arguments, or what is wrong with them. */
export function parseArguments(given: readonly string[]): Arguments | string {
  const parsed: Arguments = { port: DEFAULT_PORT, isFresh: false, isEmpty: false };
  for (let at = 0; at < given.length; at++) {
    const [name, inline] = given[at]!.split('=', 2) as [string, string?];
    const read = WITH_VALUE[name];
    if (read) {
      const problem = read(parsed, inline ?? given[++at] ?? '');
      if (problem) return problem;
    } else if (name === '--fresh' && inline === undefined) parsed.isFresh = true;
    else if (name === '--empty' && inline === undefined) parsed.isEmpty = true;
    else return `There is no option "${given[at]}".`;
  }
  return parsed;
}
