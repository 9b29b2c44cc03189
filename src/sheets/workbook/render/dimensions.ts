import type { SheetRequest } from './sheet-request.ts';

export function pad(list: readonly number[], length: number, filler: number): number[] {
  return Array.from({ length }, (_, i) => list[i] ?? filler);
}

export function hidingRequests(
  sheetId: number,
  dimension: 'ROWS' | 'COLUMNS',
  hidden: readonly number[],
): SheetRequest[] {
  return hidden.map((at) =>
    dimensionRequest(sheetId, dimension, { start: at, end: at + 1 }, { hiddenByUser: true }),
  );
}

/**
 * Gives the requests that set the widths of all columns, in pixels: the most frequent width for all columns, then each
 * run of other widths.
 */
export function widthRequests(sheetId: number, pixels: readonly number[]): SheetRequest[] {
  const [usual, others] = byUsual(pixels);
  return [{ start: 0, end: pixels.length, size: usual }, ...others].map((run) =>
    dimensionRequest(sheetId, 'COLUMNS', run, { pixelSize: run.size }),
  );
}

/** Gives the requests that set the heights of all rows, like `widthRequests`. Rows of height 0 are hidden; all other rows are shown. */
export function heightRequests(sheetId: number, pixels: readonly number[]): SheetRequest[] {
  const [usual, others] = byUsual(pixels);
  const all = { start: 0, end: pixels.length };
  return [
    dimensionRequest(sheetId, 'ROWS', all, heightOf(usual, { hiddenByUser: false })),
    ...others.map((run) => dimensionRequest(sheetId, 'ROWS', run, heightOf(run.size))),
  ];
}

/** Gives the request that sets the given properties of some rows or columns, and leaves all other properties. */
export function dimensionRequest(
  sheetId: number,
  dimension: 'ROWS' | 'COLUMNS',
  { start, end }: Pick<Stretch, 'start' | 'end'>,
  properties: { readonly pixelSize?: number; readonly hiddenByUser?: boolean },
): SheetRequest {
  const range = { sheetId, dimension, startIndex: start, endIndex: end };
  return { updateDimensionProperties: { range, properties, fields: Object.keys(properties).join(',') } };
}

function heightOf(size: number, shown: { readonly hiddenByUser?: false } = {}) {
  return size === 0 ? { hiddenByUser: true } : { pixelSize: size, ...shown };
}

/** Gives the most frequent size, and the runs of other sizes. The most frequent size is 0 only if all sizes are 0. */
function byUsual(pixels: readonly number[]): readonly [number, readonly Stretch[]] {
  const runs = runsOf(pixels);
  const usual = mostRuns(runs.filter(({ size }) => size > 0));
  return [usual, runs.filter(({ size }) => size !== usual)];
}

interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly size: number;
}

function runsOf(pixels: readonly number[]): Stretch[] {
  const runs: Stretch[] = [];
  pixels.forEach((size, at) => {
    const last = runs[runs.length - 1];
    if (last?.size === size) runs[runs.length - 1] = { ...last, end: at + 1 };
    else runs.push({ start: at, end: at + 1, size });
  });
  return runs;
}

/** Gives the size that most runs have. */
function mostRuns(runs: readonly Stretch[]): number {
  const counts = new Map<number, number>();
  for (const { size } of runs) counts.set(size, (counts.get(size) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return runs.find(({ size }) => counts.get(size) === most)?.size ?? 0;
}
