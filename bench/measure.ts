import { cpuMs } from '../local/google/run/cpu.ts';

/** The median of several measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}

/** The milliseconds that some work takes. */
export function timeOf(work: () => void): number {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start) / 1e6;
}

/** The CPU time that some work takes, in milliseconds. Other work on the machine does not count. */
export function cpuTimeOf(work: () => void): number {
  const begun = cpuMs();
  work();
  return cpuMs() - begun;
}

/** The median time of each work. They are measured alternately, so that a busy machine slows all of them equally. */
export function medianTimes(runs: number, works: readonly (() => void)[]): readonly number[] {
  const times = works.map((): number[] => []);
  // The engine optimises code only after some runs.
  for (let warmUp = 0; warmUp < 3; warmUp++) for (const work of works) work();
  for (let run = 0; run < runs; run++)
    works.forEach((work, i) => {
      times[i]!.push(timeOf(work));
    });
  return times.map(median);
}
