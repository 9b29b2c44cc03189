import { prepareDemo } from '../local/demo.ts';
import { makeHost } from '../local/host.ts';
import { rehearse } from '../local/rehearsal.ts';
import { planOrders } from '../local/rehearsal-plan.ts';
import { ask, HOST_EMAIL } from '../local/season.ts';
import type { PanelState } from '../src/sheets/panel.ts';
import type { Dist } from '../tools/build.ts';
import { median } from './measure.ts';

export interface ResolveFigures {
  readonly rounds: number;
  /** Service calls in sequence, in the first and in the last round. */
  readonly calls: readonly [first: number, last: number];
  /** What the round would take on Google by the local host's latency table: seconds, the median of the rounds. */
  readonly modelled: number;
  /** What it takes here: milliseconds, the median. */
  readonly here: number;
}

/** Plays the demo match of ten players on the built add-on to its end, and measures each resolve. */
export async function measureResolve({ code, sidebar, manifest }: Dist): Promise<ResolveFigures> {
  const host = makeHost({ code, sidebar, manifest: manifest as never });
  await prepareDemo(host);
  const calls: number[] = [];
  const modelled: number[] = [];
  const here: number[] = [];
  for (let round = 0; ; round++) {
    rehearse(host, planOrders, makeRandom(round));
    const begun = performance.now();
    const done = host.call(HOST_EMAIL, 'resolveRound', [{ match: 1, round, early: true }]);
    here.push(performance.now() - begun);
    calls.push(done.calls.service);
    modelled.push(done.modelledMs / 1000);
    host.clock.advance(3_600_000);
    if (ask<PanelState>(host, 'getState').matches[0]?.over !== false) break;
  }
  const [first = 0] = calls;
  return {
    rounds: calls.length,
    calls: [first, calls[calls.length - 1] ?? 0],
    modelled: median(modelled),
    here: median(here),
  };
}

/** Small, and the same in every run; games draw nothing that matters from it. */
function makeRandom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
