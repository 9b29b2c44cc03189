/** The middle one of several measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}

/** Milliseconds that some work takes. */
export function timeOf(work: () => void): number {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start) / 1e6;
}

/** Medians of several works measured in turn, so that a busy machine slows all of them alike. */
export function sideBySide(runs: number, works: readonly (() => void)[]): readonly number[] {
  const times = works.map((): number[] => []);
  // Compilers need some rounds before they show what they can do.
  for (let warm = 0; warm < 3; warm++) for (const work of works) work();
  for (let run = 0; run < runs; run++)
    works.forEach((work, i) => {
      times[i]!.push(timeOf(work));
    });
  return times.map(median);
}
