// The state on disk: written whole or not at all, and never thrown away.
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface StateFile {
  /** The saved text; undefined when nothing was saved yet. */
  read(): string | undefined;
  write(text: string): void;
  /** Moves the state aside and says where to; undefined when there is none. */
  setAside(why: string): string | undefined;
  /** Copies the state aside and says where to, leaving it where it is. */
  copyAside(why: string): string;
}

export function stateFile(path: string): StateFile {
  const aside = (why: string) => {
    const stem = path.replace(/\.json$/, '');
    for (let number = 1; ; number++) {
      const other = `${stem}.${why}-${number}.json`;
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
    setAside(why) {
      if (!existsSync(path)) return undefined;
      const other = aside(why);
      renameSync(path, other);
      return other;
    },
    copyAside(why) {
      const other = aside(why);
      copyFileSync(path, other);
      return other;
    },
  };
}
