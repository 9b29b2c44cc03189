import type { AnyGame } from '../src/rules/game.ts';
import { type Replay, replay } from '../src/rules/play/replay.ts';
import { GAMES } from '../src/rules/registry.ts';
import { tableOf } from '../tools/docs/markdown-table.ts';
import { makeRecord } from './records.ts';

const RECORDS = 150;
const RUNS = 9;
const HEAD = ['game', 'records', 'rounds', 'rounds/s', 'adjudicate ms', 'JSON ms', 'ratio'];

/**
 * `bench [GAME …]`: measures how many rounds with all views are adjudicated per second. Compares this with parsing and
 * writing the same JSON.
 */
export function benchSpeed(only: readonly string[]): void {
  const games = GAMES.filter(({ id }) => only.length === 0 || only.includes(id));
  const rows = games.flatMap((game) => [false, true].map((hostile) => benchGame(game, hostile)));
  process.stdout.write(`${tableOf([HEAD, ...rows])}\n`);
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

/** Gives the median time of each function. The functions run in turn, so that a busy machine slows all functions equally. */
function medianTimes(runs: number, works: readonly (() => void)[]): readonly number[] {
  const times = works.map((): number[] => []);
  // The engine optimises code only after some runs.
  for (let warmUp = 0; warmUp < 3; warmUp++) for (const work of works) work();
  for (let run = 0; run < runs; run++)
    works.forEach((work, i) => {
      const start = performance.now();
      work();
      times[i]!.push(performance.now() - start);
    });
  return times.map((all) => all.sort((a, b) => a - b)[Math.floor(runs / 2)] as number);
}
