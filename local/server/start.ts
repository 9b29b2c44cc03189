// Starting up: build, state, server.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { prepareDemo } from '../demo/demo.ts';
import type { Manifest } from '../google/globals.ts';
import { type Host, makeHost } from '../host/host.ts';
import { parseArguments, USAGE } from './arguments.ts';
import { makeHandler } from './handler.ts';
import { LOOPBACK, listen } from './listen.ts';
import { type StateFile, stateFile } from './state-file.ts';
import { buildWeb } from './web-assets.ts';

export interface Built {
  code: string;
  sidebar: string;
  manifest: Manifest;
}

export interface Start {
  arguments: readonly string[];
  build: () => Promise<Built>;
  /** Where the state is kept; `.local` by default. */
  folder?: string;
  say?: (line: string) => void;
}

const SAVE_DELAY_MS = 200;

/** Builds, restores or makes the state, and serves until the process is stopped. Returns the address and a stop. */
export async function startLocalHost(
  start: Start,
): Promise<{ url: string; host: Host; stop(): void } | undefined> {
  const say = start.say ?? console.log;
  const given = parseArguments(start.arguments);
  if (typeof given === 'string') {
    say(`${given}\n${USAGE}`);
    process.exitCode = 2;
    return undefined;
  }
  const [built, web] = await Promise.all([start.build(), buildWeb()]);
  const file = stateFile(join(start.folder ?? '.local', 'state.json'));
  const aside = given.isFresh ? file.setAside('before-fresh') : undefined;
  if (aside) say(`Beginning anew. The state so far is kept in ${aside}.`);
  const host = await restore(built, file, say);
  if (!host) {
    process.exitCode = 1;
    return undefined;
  }

  let timer: NodeJS.Timeout | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    file.write(host.save());
  };
  const changed = () => {
    timer ??= setTimeout(save, SAVE_DELAY_MS);
  };
  save();
  const server = createServer(makeHandler(host, web, changed));
  const port = await listen(server, given.port, say);
  const stop = () => {
    if (timer) save();
    server.close();
    server.closeAllConnections();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stop();
      process.exit(0);
    });
  const url = `http://${LOOPBACK}:${port}/`;
  say(
    `Roundkeeper's local host: ${url}\nState is kept in .local/; begin anew with \`npm start -- --fresh\`.`,
  );
  return { url, host, stop };
}

async function restore(
  built: Built,
  file: StateFile,
  say: (line: string) => void,
): Promise<Host | undefined> {
  const setup = { ...built, now: () => Date.now() };
  const state = file.read();
  if (state === undefined) {
    const host = makeHost(setup);
    await prepareDemo(host);
    return host;
  }
  try {
    return makeHost({ ...setup, state });
  } catch (error) {
    const copy = file.copyAside('unreadable');
    say(
      `The saved state cannot be read: ${(error as Error).message}\nIt is left as it is, with a copy in ${copy}.\nTo begin anew: npm start -- --fresh`,
    );
    return undefined;
  }
}
