// Starts the local host: build, state, server.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { prepareDemo, prepareEmpty } from '../demo/demo.ts';
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
  viewer?: string;
  manifest: Manifest;
  /** Replaces positions in the bundle by positions in the sources, in the text of a stack trace. */
  withSources?: (stack: string) => string;
}

export interface StartOptions {
  arguments: readonly string[];
  build: () => Promise<Built>;
  /** Folder in which the state is saved; by default `.local`. */
  folder?: string;
  print?: (line: string) => void;
}

export interface Started {
  url: string;
  host: Host;
  stop(): void;
}

const END_SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const SAVE_DELAY_MS = 200;
/** Time in milliseconds between two checks for due clock triggers. */
const ALARM_PAUSE_MS = 5_000;

/**
 * Builds the add-on, reads or makes the state, and runs the server until it is stopped. If the arguments or the saved
 * state cannot be used, prints a message, sets an exit code and gives undefined.
 */
export async function startLocalHost(options: StartOptions): Promise<Started | undefined> {
  const print = options.print ?? console.log;
  const given = parseArguments(options.arguments);
  if (typeof given === 'string') {
    print(`${given}\n${USAGE}`);
    process.exitCode = 2;
    return undefined;
  }
  const [built, web] = await Promise.all([options.build(), buildWeb()]);
  const file = stateFile(join(options.folder ?? '.local', 'state.json'));
  const copy = given.isFresh || given.isEmpty ? file.moveAway('before-fresh') : undefined;
  if (copy) print(`Starting with a new state. The previous state is now ${copy}.`);
  const host = await openHost(built, file, given.isEmpty ? prepareEmpty : prepareDemo, print);
  if (!host) {
    process.exitCode = 1;
    return undefined;
  }
  const saving = makeSaving(() => file.write(host.world));
  saving.saveNow();
  const server = createServer(makeHandler(host, web, saving.saveSoon));
  const port = await listen(server, given.port, print);
  // Alarms are also due while the clock runs by itself.
  const alarms = setInterval(() => {
    if (host.passTime(0).length > 0) saving.saveSoon();
  }, ALARM_PAUSE_MS);
  const stop = () => {
    for (const signal of END_SIGNALS) process.removeListener(signal, end);
    clearInterval(alarms);
    saving.finish();
    server.close();
    server.closeAllConnections();
  };
  const end = () => {
    stop();
    process.exit(0);
  };
  for (const signal of END_SIGNALS) process.once(signal, end);
  const url = `http://${LOOPBACK}:${port}/`;
  print(
    `Roundkeeper's local host: ${url}\nThe state is saved in .local/; \`npm start -- --fresh\` starts with a new one, \`npm start -- --empty\` with an empty workbook.`,
  );
  return { url, host, stop };
}

/** Makes functions that save at once or after a short delay. With the delay, several changes are saved together. */
function makeSaving(save: () => void) {
  let timer: NodeJS.Timeout | undefined;
  const saveNow = () => {
    clearTimeout(timer);
    timer = undefined;
    save();
  };
  return {
    saveNow,
    saveSoon() {
      timer ??= setTimeout(saveNow, SAVE_DELAY_MS);
    },
    /** Saves now if a delayed save is waiting. */
    finish() {
      if (timer) saveNow();
    },
  };
}

/** Makes a host from the saved state. If nothing is saved, prepares a new host. Gives undefined if the state cannot be read. */
async function openHost(
  built: Built,
  file: StateFile,
  prepare: (host: Host) => Promise<void> | void,
  print: (line: string) => void,
): Promise<Host | undefined> {
  const printError = (text: string) => print(built.withSources?.(text) ?? text);
  // Google loads the script for each call; here that would make a click take twice as long and more.
  const setup = { ...built, now: () => Date.now(), keepsScript: true, printError };
  try {
    const state = file.read();
    if (state !== undefined) return makeHost({ ...setup, state });
  } catch (error) {
    const copy = file.copy('unreadable');
    print(
      `The saved state cannot be read: ${(error as Error).message}\nIt was not changed; a copy is in ${copy}.\nTo start with a new state: npm start -- --fresh`,
    );
    return undefined;
  }
  const host = makeHost(setup);
  await prepare(host);
  return host;
}
