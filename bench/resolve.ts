import { prepareDemo } from '../local/demo/demo.ts';
import { planOrders } from '../local/demo/planned-orders.ts';
import { rehearse } from '../local/demo/rehearsal.ts';
import { ask, HOST_EMAIL } from '../local/demo/season.ts';
import { makeHost } from '../local/host/host.ts';
import type { PanelState } from '../src/sheets/panel-api/panel.ts';
import { makeRandom } from '../test/rules/law/random.ts';
import type { Dist } from '../tools/build.ts';
import { median } from './measure.ts';

const FINE = 2 ** 30;

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
    const random = makeRandom(round);
    rehearse(host, planOrders, () => random(FINE) / FINE);
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
