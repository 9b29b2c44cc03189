import { build } from '../tools/build.ts';
import type { Figures } from './actions.ts';
import { measureSeason, type SeasonFigures, type SeasonPlan } from './season.ts';

/** The seasons that are measured: three matches are open at once, but the last before its end. */
const PLANS: readonly SeasonPlan[] = [
  { players: 12, measured: [1, 5, 10, 20], live: 3, times: 3 },
  { players: 30, measured: [1, 5], live: 3, times: 3 },
];

const HEAD = ['action', 'match', 'calls', 'requests', 'read kB', 'written kB', 'seconds', 'CPU ms'];

/** `bench season`: what each action costs at some matches of long seasons, as a table or as JSON. */
export async function benchSeasons(isJson: boolean): Promise<void> {
  const { code } = await build();
  const seasons: SeasonFigures[] = [];
  for (const plan of PLANS) {
    const figures = measureSeason(code, plan, (line) => process.stderr.write(`${line}\n`));
    seasons.push(figures);
    if (!isJson) process.stdout.write(`${figures.players} players\n${tableOf(figures)}\n`);
  }
  if (isJson) process.stdout.write(`${JSON.stringify(seasons, undefined, 2)}\n`);
}

function tableOf({ matches, actions }: SeasonFigures): string {
  const rows = Object.entries(actions).flatMap(([action, all]) =>
    all.map((one, i) => [i === 0 ? action : '', String(matches[i]), ...cellsOf(one)]),
  );
  const lines = [HEAD, ...rows];
  const widths = HEAD.map((_, i) => Math.max(...lines.map((line) => (line[i] as string).length)));
  const text = (line: readonly string[]) =>
    line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ');
  return `${lines.map(text).join('\n')}\n`;
}

function cellsOf({ calls, requests, read, written, seconds, cpu }: Figures): string[] {
  const kilo = (bytes: number) => (bytes / 1000).toFixed(1);
  return [String(calls), String(requests), kilo(read), kilo(written), seconds.toFixed(2), cpu.toFixed(0)];
}
