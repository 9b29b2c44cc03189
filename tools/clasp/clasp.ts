import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

/** The output and the exit code of a run of clasp. clasp ends with 0 after some of its errors. */
export interface ClaspRun {
  readonly status: number | null;
  readonly output: string;
}

/** Runs clasp with arguments in a folder. */
export type Clasp = (folder: string, ...args: readonly string[]) => ClaspRun;

/** The program of this project's clasp. */
export const CLASP_SCRIPT = join('node_modules', '@google', 'clasp', 'build', 'src', 'index.js');

/** The clasp of this project, or the program that the variable CLASP names. It asks nothing: it gets no terminal. */
export const runClasp: Clasp = (folder, ...args) => {
  const script = process.env.CLASP ?? resolve(CLASP_SCRIPT);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { status, output: `${stdout}${stderr}`.trim() };
};

/** A failure that the user can mend; its message says how. */
export class Refusal extends Error {}

/** Where a user switches on the Apps Script API for their account. */
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

/** What to do about an error of clasp, with clasp's own words. */
export function explain(what: string, { output }: ClaspRun): Refusal {
  const todo = CAUSES.find(([sign]) => sign.test(output))?.[1];
  return new Refusal([what, ...(todo ? [todo] : []), `clasp says: ${output || 'nothing'}`].join('\n'));
}
