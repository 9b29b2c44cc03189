import { prepareDemo } from '../local/demo/demo.ts';
import { planOrders } from '../local/demo/planned-orders.ts';
import { rehearse } from '../local/demo/rehearsal.ts';
import { ask, HOST_EMAIL } from '../local/demo/season.ts';
import { makeHost } from '../local/host/host.ts';
import { makeRandom } from '../test/rules/law/random.ts';
import type { Dist } from '../tools/build.ts';
import { median } from './measure.ts';

const RANDOM_STEPS = 2 ** 30;

export interface ResolveFigures {
  readonly rounds: number;
  /** Service calls in sequence, in the first and in the last round. */
  readonly calls: readonly [first: number, last: number];
  /** Estimated seconds of a round on Google, by the local host's latency table; median of the rounds. */
  readonly modelled: number;
  /** Milliseconds of a round on this machine; median. */
  readonly here: number;
}

/** Plays the demo match of ten players to its end on the built add-on and measures each resolve. */
export async function measureResolve({ code, sidebar, manifest }: Dist): Promise<ResolveFigures> {
  const host = makeHost({ code, sidebar, manifest: manifest as never });
  await prepareDemo(host);
  const calls: number[] = [];
  const modelled: number[] = [];
  const here: number[] = [];
  for (let round = 0; ; round++) {
    const random = makeRandom(round);
    rehearse(host, planOrders, () => random(RANDOM_STEPS) / RANDOM_STEPS);
    const started = performance.now();
    const done = host.call(HOST_EMAIL, 'resolveRound', [{ match: 1, round, early: true }]);
    here.push(performance.now() - started);
    calls.push(done.calls.service);
    modelled.push(done.modelledMs / 1000);
    host.clock.advance(3_600_000);
    if (ask(host, 'getState').matches[0]?.over !== false) break;
  }
  const [first = 0] = calls;
  return {
    rounds: calls.length,
    calls: [first, calls[calls.length - 1] ?? 0],
    modelled: median(modelled),
    here: median(here),
  };
}
