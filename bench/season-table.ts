import { build } from '../tools/build.ts';
import { tableOf } from '../tools/docs/markdown-table.ts';
import type { Figures } from './actions.ts';
import { measureSeason, type SeasonFigures, type SeasonPlan } from './season.ts';

/**
 * Seasons to measure. Three matches are open at the same time. The newest match is being played, and the other matches
 * are in their last round.
 */
const PLANS: readonly SeasonPlan[] = [
  { players: 12, measured: [1, 5, 10, 20], live: 3 },
  { players: 30, measured: [1, 5], live: 3 },
];

const HEAD = ['action', 'match', 'calls', 'requests', 'read kB', 'written kB', 'seconds'];

/** `bench season`: measures each action at several points of long seasons. Prints a table or JSON. */
export async function benchSeasons(isJson: boolean): Promise<void> {
  const { code } = await build();
  const seasons: SeasonFigures[] = [];
  for (const plan of PLANS) {
    const figures = measureSeason(code, plan, (line) => process.stderr.write(`${line}\n`));
    seasons.push(figures);
    if (!isJson) process.stdout.write(`${figures.players} players\n\n${textOf(figures)}\n`);
  }
  if (isJson) process.stdout.write(`${JSON.stringify(seasons, undefined, 2)}\n`);
}

function textOf({ matches, actions }: SeasonFigures): string {
  const rows = Object.entries(actions).flatMap(([action, all]) =>
    all.map((one, i) => [action, String(matches[i]), ...cellsOf(one)]),
  );
  return tableOf([HEAD, ...rows]);
}

function cellsOf({ calls, requests, read, written, seconds }: Figures): string[] {
  const kilo = (bytes: number) => (bytes / 1000).toFixed(1);
  return [String(calls), String(requests), kilo(read), kilo(written), seconds.toFixed(2)];
}
