import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Host } from '../local/host/host.ts';
import { type StateFile, stateFile } from '../local/server/state-file.ts';
import { HOST, resolve } from '../test/e2e/season.ts';
import { build } from '../tools/build.ts';
import {
  beginMatch,
  beginSeason,
  closeMatch,
  orderAll,
  playedSeason,
  playToLastRound,
  rest,
} from './played-season.ts';

const HEAD = 'match, MB in memory, files of the state, MB; ms: open the panel, resolve, save, save again';

/**
 * `bench host [PLAYERS [MATCHES]]`: a long season on the local host. Prints for each match the memory, the
 * saved state, and the time of some clicks and of saving after them.
 */
export async function benchHost(players = 30, matches = 30): Promise<void> {
  const { code } = await build();
  const season = playedSeason(code, players);
  const host = beginSeason(season);
  const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
  const file = stateFile(join(folder, 'state.json'));
  process.stdout.write(`${HEAD}\n`);
  try {
    for (let match = 1; match <= matches; match++) {
      beginMatch(host, season, match);
      playToLastRound(host, match);
      process.stdout.write(`${[match, ...figuresOf(host, match, file, folder)].join('  ')}\n`);
      closeMatch(host, match);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function figuresOf(host: Host, match: number, file: StateFile, folder: string): readonly string[] {
  orderAll(host, match);
  file.write(host.world);
  const open = timeOf(() => host.call(HOST, 'getState', []));
  const resolved = timeOf(() => resolve(host, match));
  const save = timeOf(() => file.write(host.world));
  const again = timeOf(() => file.write(host.world));
  rest(host);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const bytes = names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  const megabytes = (size: number) => (size / 1e6).toFixed(0);
  return [
    megabytes(memoryInUse()),
    String(names.length),
    megabytes(bytes),
    ...[open, resolved, save, again].map((ms) => ms.toFixed(0)),
  ];
}

/** Bytes in use after a garbage collection. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

/** Milliseconds that some work takes. */
function timeOf(work: () => void): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}
