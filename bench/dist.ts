import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { cpuTimeOf, median } from './measure.ts';

export interface DistSize {
  readonly file: string;
  readonly bytes: number;
  /** The CPU time in milliseconds to compile and load it in a fresh context; for code only. */
  readonly load?: number;
}

/** The size of each built file, and the time to load the code, which Google does for every call. */
export function measureDist(folder = 'dist'): readonly DistSize[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const file = join(folder, name);
      const bytes = statSync(file).size;
      return /\.(js|gs)$/.test(name)
        ? { file, bytes, load: loadTime(readFileSync(file, 'utf8')) }
        : { file, bytes };
    });
}

function loadTime(code: string): number {
  let loaded = 0;
  // V8 caches compiled texts, so each run compiles a different text.
  const load = () => new Script(`${code}// ${loaded++}`).runInContext(createContext({ console }));
  load();
  return median(Array.from({ length: 15 }, () => cpuTimeOf(load)));
}
