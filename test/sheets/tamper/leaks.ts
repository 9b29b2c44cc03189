import { openBook } from '../../../src/sheets/log/book.ts';
import type { Letter } from '../../../src/sheets/ports.ts';
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

/** What letters tell those who may not know it. */
export function leaksIn(letters: readonly Letter[], { seeds, owners }: Secrets): string[] {
  const found = letters.flatMap(({ file, grid, cover }) => {
    const text = JSON.stringify([grid, cover]);
    return [
      ...seeds.flatMap((seed) => (text.includes(seed) ? ['a seed is published'] : [])),
      ...owners.flatMap((owner) =>
        owner.file === file
          ? []
          : [
              ...(text.includes(`${owner.name} — this page is yours alone.`)
                ? [`${owner.name}’s page is in another file`]
                : []),
              ...(text.includes(owner.code) ? [`${owner.name}’s code is in another file`] : []),
            ],
      ),
    ];
  });
  return [...new Set(found)];
}
