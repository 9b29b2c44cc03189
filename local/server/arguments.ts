import { parseArgs } from 'node:util';

// The command line of `npm start`.

export const DEFAULT_PORT = 8737;

export interface Arguments {
  readonly port: number;
  readonly isFresh: boolean;
  /** True if the host begins with an empty workbook, as a real host does. */
  readonly isEmpty: boolean;
}

export const USAGE = `npm start -- [--fresh | --empty] [--port N]
  --fresh   start with a new state (the previous one is kept in .local/)
  --empty   the same with an empty workbook, as a real host begins
  --port N  listen on this port of 127.0.0.1 instead of ${DEFAULT_PORT}`;

const OPTIONS = {
  fresh: { type: 'boolean', default: false },
  empty: { type: 'boolean', default: false },
  port: { type: 'string', default: String(DEFAULT_PORT) },
} as const;

/** Parses the arguments. If the arguments are invalid, gives a text that says what is wrong. */
export function parseArguments(given: readonly string[]): Arguments | string {
  try {
    const { fresh, empty, port } = parseArgs({ args: [...given], options: OPTIONS }).values;
    if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
      return `--port needs a number from 1 to 65535, not "${port}".`;
    return { port: Number(port), isFresh: fresh, isEmpty: empty };
  } catch (error) {
    return (error as Error).message.split('. ')[0] as string;
  }
}
