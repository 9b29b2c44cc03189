import type { Ports } from './ports.ts';

/** Closes a file to all others and puts it into Drive’s bin. False if Google refuses, which does no harm. */
export function isBinned({ files }: Pick<Ports, 'files'>, file: string): boolean {
  try {
    files.discard([file]);
    return true;
  } catch {
    return false;
  }
}

/** Tries again to bin files at the end of the work, and tells the host of each failure. */
export function binAtLast(ports: Pick<Ports, 'files' | 'tell'>, files: readonly string[]): void {
  if (files.some((file) => !isBinned(ports, file)))
    ports.tell('An old file is not in Drive’s bin. Nobody else can open it; delete it there if you like.');
}
