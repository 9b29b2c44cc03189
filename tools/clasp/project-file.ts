import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './clasp.ts';

/** The file in which clasp keeps the id of the script; it lies at the top level. */
export const PROJECT_FILE = '.clasp.json';
const PLACEHOLDER = 'PUT-YOUR-SCRIPT-ID-HERE';

/** The id of the script that a folder is connected to, or undefined when there is none yet. */
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
