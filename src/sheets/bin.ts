import type { Ports } from './ports.ts';

/** Stops sharing a file and moves it to Drive’s bin. Returns false if Google refuses either step. */
export function isBinned({ files }: Pick<Ports, 'files'>, file: string): boolean {
  try {
    files.discard([file]);
    return true;
  } catch {
    return false;
  }
}

/** Retries moving files to Drive’s bin at the end of a job, and tells the host about each file that stays. */
export function binAtLast(ports: Pick<Ports, 'files' | 'tell'>, files: readonly string[]): void {
  if (files.some((file) => !isBinned(ports, file)))
    ports.tell(
      'Google did not move an old file to Drive’s bin. Nobody else can open this file. You may delete it in Drive.',
    );
}
