import { openBook } from '../../../src/sheets/log/book.ts';
import type { Memory } from '../memory-ports.ts';
import { SECRET_SEEDS } from '../presses/busy-season.ts';

/** Secrets of a season: the seeds that are not public, and what belongs to each player alone. */
export interface Secrets {
  readonly seeds: readonly string[];
  readonly owners: readonly { readonly name: string; readonly file: string; readonly code: string }[];
}

/** The secrets of a season before anybody changed it. */
export function secretsOf({ ports }: Memory): Secrets {
  return { seeds: SECRET_SEEDS, owners: openBook(ports).season.players };
}

/** Secrets on the pages of a season that their readers may not know. The page of a person bears the name that the host typed. */
export function leaksIn({ pageWrites, ports }: Memory, { seeds, owners }: Secrets): string[] {
  const names = namesNow(ports);
  const found = pageWrites.flatMap(({ file, grid, cover }) => {
    const text = JSON.stringify([grid, cover]);
    const namesHere = [...owners, ...names].flatMap((one) => (one.file === file ? [one.name] : []));
    return [
      ...seeds.flatMap((seed) => (text.includes(seed) ? ['a seed is published'] : [])),
      ...owners.flatMap(({ name, file: own, code }) => [
        ...(!namesHere.includes(name) && text.includes(`${name}. Only you and the hosts can open this page.`)
          ? [`${name}’s page is in another file`]
          : []),
        ...(own !== file && text.includes(code) ? [`${name}’s code is in another file`] : []),
      ]),
    ];
  });
  return [...new Set(found)];
}

function namesNow(ports: Memory['ports']): readonly { readonly name: string; readonly file: string }[] {
  try {
    return openBook(ports).season.players;
  } catch {
    return [];
  }
}
