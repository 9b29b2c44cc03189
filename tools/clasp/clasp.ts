import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Output and exit code after clasp has run. After some errors, clasp exits with 0. */
export interface ClaspRun {
  readonly status: number | null;
  readonly output: string;
}

/** Function that runs clasp in a folder. `args` are the arguments of clasp. */
export type Clasp = (folder: string, ...args: readonly string[]) => ClaspRun;

/** Path of the clasp that this project has installed. */
export const CLASP_SCRIPT = join('node_modules', '@google', 'clasp', 'build', 'src', 'index.js');

/**
 * Runs this project's clasp, or the program that the environment variable CLASP names. clasp has no terminal here, so it
 * cannot ask questions.
 */
export const runClasp: Clasp = (folder, ...args) => {
  const script = process.env.CLASP ?? resolve(CLASP_SCRIPT);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { status, output: `${stdout}${stderr}`.trim() };
};

/** A failure that the user can fix. The message says how to fix it. */
export class Refusal extends Error {}

/** Page where users switch on the Apps Script API for their account. */
export const API_SWITCH = 'https://script.google.com/home/usersettings';

const CAUSES: readonly [sign: RegExp, todo: string][] = [
  [/No credentials found|invalid_grant|invalid_rapt/i, 'You are not logged in. Run: npx clasp login'],
  [
    /has not enabled the Apps Script API/i,
    `The Apps Script API is off for your account. Switch it on at ${API_SWITCH}, wait a minute, and try again.`,
  ],
  [
    /Requested entity was not found|Invalid script ID/i,
    'This account cannot find the script. Check the script’s id in .clasp.json and who is logged in: npx clasp show-authorized-user',
  ],
  [/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN/i, 'Google cannot be reached. Check the connection.'],
];

/** Makes a Refusal that contains advice and clasp's own message. */
export function explain(what: string, { output }: ClaspRun): Refusal {
  const todo = CAUSES.find(([sign]) => sign.test(output))?.[1];
  return new Refusal([what, ...(todo ? [todo] : []), `clasp says: ${output || 'nothing'}`].join('\n'));
}

/** Name of the file in which clasp stores the id of the script. */
export const PROJECT_FILE = '.clasp.json';
const PLACEHOLDER = 'PUT-YOUR-SCRIPT-ID-HERE';

/** Gives the id of the script to which a folder is connected; undefined if the folder is not connected. */
export function connectedScript(folder: string): string | undefined {
  let settings: unknown;
  try {
    settings = JSON.parse(readFileSync(join(folder, PROJECT_FILE), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Refusal(`${PROJECT_FILE} cannot be read: ${(error as Error).message}`);
  }
  const { scriptId } = (settings ?? {}) as { scriptId?: unknown };
  return typeof scriptId === 'string' && scriptId !== '' && scriptId !== PLACEHOLDER ? scriptId : undefined;
}

/** Connects a folder to a script. */
export function connectTo(folder: string, scriptId: string): void {
  writeFileSync(join(folder, PROJECT_FILE), `{ "scriptId": "${scriptId}", "rootDir": "dist" }\n`);
}

/** Folder in which a command runs, clasp for this command, and the function that prints. */
export interface Place {
  readonly folder: string;
  readonly clasp: Clasp;
  readonly print: (text: string) => void;
  readonly warn: (text: string) => void;
}

/** The folder and output of this process, and the project's clasp. */
export const inThisFolder: Place = {
  folder: '.',
  clasp: runClasp,
  print: (text) => process.stdout.write(text),
  warn: (text) => process.stderr.write(text),
};

/** Runs a command. Prints the command's last lines, or the reason why the command was refused. Gives the exit code. */
export async function runCommand(
  name: string,
  place: Place,
  command: (place: Place) => readonly string[] | Promise<readonly string[]>,
): Promise<number> {
  try {
    for (const line of await command(place)) place.print(`${line}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    place.warn(`${name}: ${error.message}\n`);
    return 1;
  }
}
