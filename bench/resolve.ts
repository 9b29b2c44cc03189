import { prepareDemo } from '../local/demo/demo.ts';
import { planOrders } from '../local/demo/planned-orders.ts';
import { rehearse } from '../local/demo/rehearsal.ts';
import { ask, HOST_EMAIL } from '../local/demo/season.ts';
import { makeHost } from '../local/host/host.ts';
import type { CallResult } from '../local/host/script-runner.ts';
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
  /** The new match, all its calls together. */
  readonly newMatch: CallFigures;
  /** The renewals of the forms, which follow a resolve: the longest, and the median. */
  readonly renewal: { readonly longest: CallFigures; readonly median: CallFigures };
}

/** Service calls in sequence, and estimated seconds on Google. */
export interface CallFigures {
  readonly calls: number;
  readonly modelled: number;
}

/** Plays the demo match of ten players to its end on the built add-on and measures each resolve. */
export async function measureResolve({ code, sidebar, manifest }: Dist): Promise<ResolveFigures> {
  const host = makeHost({ code, sidebar, manifest: manifest as never });
  const made: CallResult[] = [];
  const call: typeof host.call = (user, name, args) => {
    const done = host.call(user, name, args);
    if (name === 'newGame' || name === 'continueWork') made.push(done);
    return done;
  };
  await prepareDemo({ ...host, call });
  const renewals: CallFigures[] = [];
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
    const renewed = host.call(HOST_EMAIL, 'renewForms', []);
    renewals.push({ calls: renewed.calls.service, modelled: renewed.modelledMs / 1000 });
    host.clock.advance(3_600_000);
    if (ask(host, 'getState').matches[0]?.over !== false) break;
  }
  const [first = 0] = calls;
  return {
    rounds: calls.length,
    calls: [first, calls[calls.length - 1] ?? 0],
    modelled: median(modelled),
    here: median(here),
    newMatch: {
      calls: made.reduce((sum, one) => sum + one.calls.service, 0),
      modelled: made.reduce((sum, one) => sum + one.modelledMs / 1000, 0),
    },
    renewal: figuresOf(renewals),
  };
}

function figuresOf(renewals: readonly CallFigures[]): ResolveFigures['renewal'] {
  const sorted = [...renewals].sort((a, b) => a.modelled - b.modelled);
  const at = (i: number) => sorted[i] as CallFigures;
  return { longest: at(sorted.length - 1), median: at(Math.floor(sorted.length / 2)) };
}
