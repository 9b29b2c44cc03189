// The command line of `npm start`.

export const DEFAULT_PORT = 8737;

export interface Arguments {
  port: number;
  isFresh: boolean;
}

export const USAGE = `npm start -- [--fresh] [--port N]
  --fresh   start with a new state (the previous one is kept in .local/)
  --port N  listen on this port of 127.0.0.1 instead of ${DEFAULT_PORT}`;

/** The arguments, or what is wrong with them. */
export function parseArguments(given: readonly string[]): Arguments | string {
  const parsed: Arguments = { port: DEFAULT_PORT, isFresh: false };
  for (let at = 0; at < given.length; at++) {
    const [name, inline] = given[at]!.split('=', 2) as [string, string?];
    if (name === '--fresh' && inline === undefined) parsed.isFresh = true;
    else if (name === '--port') {
      const text = inline ?? given[++at] ?? '';
      const port = Number(text);
      if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
        return `--port needs a number from 1 to 65535, not "${text}".`;
      parsed.port = port;
    } else return `There is no option "${given[at]}".`;
  }
  return parsed;
}
