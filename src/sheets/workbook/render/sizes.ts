import type { SheetRequest } from './sheet-request.ts';

/**
 * The requests that set the sizes of all rows or columns, in pixels: the most usual size for all of them, then each run of
 * others.
 */
export function sizeRequests(
  sheetId: number,
  dimension: 'ROWS' | 'COLUMNS',
  pixels: readonly number[],
): SheetRequest[] {
  const runs = runsOf(pixels);
  const usual = mostRuns(runs);
  return [{ start: 0, end: pixels.length, size: usual }, ...runs.filter(({ size }) => size !== usual)].map(
    ({ start, end, size }): SheetRequest => ({
      updateDimensionProperties: {
        range: { sheetId, dimension, startIndex: start, endIndex: end },
        properties: { pixelSize: size },
        fields: 'pixelSize',
      },
    }),
  );
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
  const most = Math.max(...counts.values());
  return runs.find(({ size }) => counts.get(size) === most)?.size ?? 0;
}
