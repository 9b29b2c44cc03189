import type { SheetRequest } from './sheet-request.ts';

/** The requests that set the widths of all columns, in pixels: the most usual one for all of them, then each run of others. */
export function widthRequests(sheetId: number, pixels: readonly number[]): SheetRequest[] {
  const [usual, others] = byUsual(pixels);
  return [{ start: 0, end: pixels.length, size: usual }, ...others].map((run) =>
    dimensionRequest(sheetId, 'COLUMNS', run, { pixelSize: run.size }),
  );
}

/** The same for the heights of rows. Rows of no height are hidden, all others are not. */
export function heightRequests(sheetId: number, pixels: readonly number[]): SheetRequest[] {
  const [usual, others] = byUsual(pixels);
  const all = { start: 0, end: pixels.length };
  return [
    dimensionRequest(sheetId, 'ROWS', all, heightOf(usual, { hiddenByUser: false })),
    ...others.map((run) => dimensionRequest(sheetId, 'ROWS', run, heightOf(run.size))),
  ];
}

/** The request that sets the given properties of some rows or columns, and leaves all others. */
export function dimensionRequest(
  sheetId: number,
  dimension: 'ROWS' | 'COLUMNS',
  { start, end }: Pick<Run, 'start' | 'end'>,
  properties: { readonly pixelSize?: number; readonly hiddenByUser?: boolean },
): SheetRequest {
  const range = { sheetId, dimension, startIndex: start, endIndex: end };
  return { updateDimensionProperties: { range, properties, fields: Object.keys(properties).join(',') } };
}

function heightOf(size: number, shown: { readonly hiddenByUser?: false } = {}) {
  return size === 0 ? { hiddenByUser: true } : { pixelSize: size, ...shown };
}

/** The size that the most runs have, and the runs of other sizes; the usual one is 0 only where all have it. */
function byUsual(pixels: readonly number[]): readonly [number, readonly Run[]] {
  const runs = runsOf(pixels);
  const usual = mostRuns(runs.filter(({ size }) => size > 0));
  return [usual, runs.filter(({ size }) => size !== usual)];
}

interface Run {
  readonly start: number;
  readonly end: number;
  readonly size: number;
}

function runsOf(pixels: readonly number[]): Run[] {
  const runs: Run[] = [];
  pixels.forEach((size, at) => {
    const last = runs[runs.length - 1];
    if (last?.size === size) runs[runs.length - 1] = { ...last, end: at + 1 };
    else runs.push({ start: at, end: at + 1, size });
  });
  return runs;
}

/** The size that the most runs have. */
function mostRuns(runs: readonly Run[]): number {
  const counts = new Map<number, number>();
  for (const { size } of runs) counts.set(size, (counts.get(size) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return runs.find(({ size }) => counts.get(size) === most)?.size ?? 0;
}
