import { makeRandom, type Random, shuffled } from '../../test/rules/law/random.ts';
import { busySeason } from '../../test/sheets/presses/busy-season.ts';
import { type Tampering, tamperings } from '../../test/sheets/tamper/changes.ts';
import { makeTrials, type Trial } from '../../test/sheets/tamper/trial.ts';

/** A change by hand, and the trial that was made with it. */
export interface Tried {
  readonly tampering: Tampering;
  readonly trial: Trial;
}

/** Gives the name of the tab that was changed. */
export function tabOf({ file, before: { title } }: Tampering): string {
  return file === '' ? title : `archive: ${title}`;
}

/**
 * Share of the changes. Below this share, only a few different presses follow the changes, so that several trials share
 * one run without a change.
 */
const SMALL = 0.1;
const FEW = 3;

/** Tries a share of all changes by hand. The same seed always chooses the same trials. */
export function runTampering(share: number, seed: number, tell = (_one: Tried) => {}): readonly Tried[] {
  const season = busySeason();
  const all = tamperings(season, makeRandom(seed));
  const tryOne = makeTrials(season);
  const turns = makeRandom(seed + 1);
  const chosen = choose(all, Math.ceil(all.length * share), makeRandom(seed + 2));
  return all.flatMap((tampering, i): Tried[] => {
    const turn = share < SMALL ? seed * FEW + turns(FEW) : turns(1000);
    if (!chosen.has(i)) return [];
    const one = { tampering, trial: tryOne(tampering, turn) };
    tell(one);
    return [one];
  });
}

/**
 * Chooses `count` changes. The first changes are one of each kind. Then comes one change of each kind in each tab, then a
 * second one of each kind in each tab, and so on.
 */
function choose(all: readonly Tampering[], count: number, random: Random): ReadonlySet<number> {
  const groups = new Map<string, number>();
  const kinds = new Set<string>();
  const order = shuffled(
    random,
    all.map((_, i) => i),
  ).map((i) => {
    const { file, before, kind } = all[i] as Tampering;
    const group = [file, before.sheetId, kind].join();
    const nth = groups.get(group) ?? 0;
    groups.set(group, nth + 1);
    const isFirst = !kinds.has(kind);
    kinds.add(kind);
    return { i, nth: isFirst ? -1 : nth };
  });
  const sorted = order.sort((a, b) => a.nth - b.nth);
  return new Set(sorted.slice(0, count).map(({ i }) => i));
}
