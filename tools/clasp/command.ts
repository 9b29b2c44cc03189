import { type Clasp, Refusal, runClasp } from './clasp.ts';

/** Where a command runs, its clasp, and where its output goes. */
export interface Place {
  readonly folder: string;
  readonly clasp: Clasp;
  readonly print: (text: string) => void;
  readonly warn: (text: string) => void;
}

/** The folder and the output of this process, and the project's clasp. */
export const inThisFolder: Place = {
  folder: '.',
  clasp: runClasp,
  print: (text) => process.stdout.write(text),
  warn: (text) => process.stderr.write(text),
};

/** Runs a command and prints its last lines, or why it was refused. Returns the exit code. */
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
