import type { AnyGame } from '../src/rules/game.ts';
import { type Replay, replay } from '../src/rules/play/replay.ts';
import { GAMES } from '../src/rules/registry.ts';
import { build, bundleCode } from '../tools/build.ts';
import { measureDist } from './dist.ts';
import { medianTimes } from './measure.ts';
import { makeRecord } from './records.ts';
import { type CallFigures, measureResolve } from './resolve.ts';

const RECORDS = 150;
const RUNS = 9;
const ONE = GAMES[0] as AnyGame;
const ONE_GAME = `import * as one from './games/${ONE.id}/index.ts'; export const GAMES = Object.values(one);`;

const HEAD = ['game', 'records', 'rounds', 'rounds/s', 'adjudicate ms', 'JSON ms', 'ratio'];

/** `bench [GAME …]`: rounds adjudicated per second with all views, compared to parsing and writing the same JSON; and a match. */
export async function benchSpeed(only: readonly string[]): Promise<void> {
  const rows: string[][] = [HEAD];
  for (const game of GAMES)
    if (only.length === 0 || only.includes(game.id))
      for (const hostile of [false, true]) rows.push(benchGame(game, hostile));
  printTable(rows);
  const dist = await build();
  for (const { file, bytes, load } of measureDist())
    process.stdout.write(
      `${file}: ${(bytes / 1000).toFixed(1)} kB${load === undefined ? '' : `, loads in ${load.toFixed(1)} ms`}\n`,
    );
  if (only.length > 0) return;
  const one = await bundleCode(ONE_GAME);
  process.stdout.write(
    `the same with ${ONE.title} alone: ${(Buffer.byteLength(one) / 1000).toFixed(1)} kB\n`,
  );
  const { rounds, calls, modelled, here, newMatch, renewal } = await measureResolve(dist);
  const figures = ({ calls, modelled }: CallFigures) => `${calls} service calls, ${modelled.toFixed(1)} s`;
  process.stdout.write(
    `resolve, ten players, ${rounds} rounds: ${calls[0]} service calls in the first, ${calls[1]} in the last; ` +
      `${modelled.toFixed(1)} s on Google as modelled, ${here.toFixed(0)} ms here\n` +
      `renewal of the forms after it, apart: ${figures(renewal.median)}; the longest ${figures(renewal.longest)}\n` +
      `new match: ${figures(newMatch)}\n`,
  );
}

function benchGame(game: AnyGame, hostile: boolean): string[] {
  const texts = Array.from({ length: RECORDS }, (_, i) => JSON.stringify(makeRecord(game, i, hostile)));
  const records = texts.map((text) => JSON.parse(text) as unknown);
  const replays = records.map((record) => replay([game], record));
  const rounds = replays.reduce((sum, one) => sum + one.rounds.length, 0);
  let kept: Replay | undefined;
  const [rules, json] = medianTimes(RUNS, [
    () => {
      for (const record of records) kept = replay([game], record);
    },
    () => {
      for (const text of texts) JSON.parse(text);
      for (const one of replays) JSON.stringify(one);
    },
  ]) as [number, number];
  if (kept?.game !== game.id) throw new Error('nothing was replayed');
  return [
    game.id,
    hostile ? 'hostile' : 'plausible',
    String(rounds),
    String(Math.round((rounds / rules) * 1000)),
    rules.toFixed(1),
    json.toFixed(1),
    (rules / json).toFixed(2),
  ];
}

function printTable(lines: readonly (readonly string[])[]): void {
  const widths = HEAD.map((_, i) => Math.max(...lines.map((line) => line[i]!.length)));
  for (const line of lines) {
    const cells = line.map((cell, i) => (i < 2 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)));
    process.stdout.write(`${cells.join('  ')}\n`);
  }
}
