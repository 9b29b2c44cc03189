import type { Ports } from './ports.ts';

/** Puts a file into Drive’s bin that nobody else can open any more. False where Google does not take that: nothing is lost then. */
export function isBinned({ files }: Pick<Ports, 'files'>, file: string): boolean {
  try {
    files.discard([file]);
    return true;
  } catch {
    return false;
  }
}

/** Tries it once more, at the end of the work, and tells the host where it fails again. */
export function binAtLast(ports: Pick<Ports, 'files' | 'tell'>, files: readonly string[]): void {
  if (files.some((file) => !isBinned(ports, file)))
    ports.tell('An old file is not in Drive’s bin. Nobody else can open it; delete it there if you like.');
}
