// The saved state: each write replaces the file as a whole, and an old state is never deleted.
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface StateFile {
  /** The saved text; undefined when there is none. */
  read(): string | undefined;
  write(text: string): void;
  /** Renames the file and returns the new path; undefined when there is none. */
  moveAway(reason: string): string | undefined;
  /** Copies the file and returns the copy's path. */
  copy(reason: string): string;
}

/** The state in the file at a path, which ends in .json. */
export function stateFile(path: string): StateFile {
  const freePath = (reason: string) => {
    const stem = path.replace(/\.json$/, '');
    for (let number = 1; ; number++) {
      const other = `${stem}.${reason}-${number}.json`;
      if (!existsSync(other)) return other;
    }
  };
  return {
    read: () => (existsSync(path) ? readFileSync(path, 'utf8') : undefined),
    write(text) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(`${path}.new`, text);
      renameSync(`${path}.new`, path);
    },
    moveAway(reason) {
      if (!existsSync(path)) return undefined;
      const other = freePath(reason);
      renameSync(path, other);
      return other;
    },
    copy(reason) {
      const other = freePath(reason);
      copyFileSync(path, other);
      return other;
    },
  };
}
