import type { ArmedFault } from '../../local/host/faults.ts';
import type { Host } from '../../local/host/host.ts';
import type { CallResult } from '../../local/host/script-runner.ts';

/** Ways in which a call or request can fail. */
export const WAYS = ['fails before', 'fails after', 'the script ends'] as const;
export type Way = (typeof WAYS)[number];

/** A place in a run where a fault can happen: the nth call, or the nth request inside parallel calls. */
export interface Point {
  readonly what: 'call' | 'request';
  readonly nth: number;
  readonly name: string;
  readonly way: Way;
}

/** Lists every place where a run like this can fail. Utilities runs inside the script, so its calls cannot fail. */
export function pointsOf(run: CallResult): readonly Point[] {
  const calls = run.calls.list.flatMap(({ name, service }, i) =>
    service === 'Utilities' ? [] : WAYS.map((way): Point => ({ what: 'call', nth: i + 1, name, way })),
  );
  const requests = run.calls.list
    .flatMap(({ requests: inside = [] }) => inside)
    .flatMap(({ method, url }, i) =>
      (['fails before', 'fails after'] as const).map(
        (way): Point => ({ what: 'request', nth: i + 1, name: `${method} ${kindOf(url)}`, way }),
      ),
    );
  return [...calls, ...requests];
}

/** Removes the ids from an address, so that equal kinds of requests have equal texts. */
function kindOf(url: string): string {
  const path = url.replace(/^https:\/\/[^/]+\//, '').replace(/\?.*/, '');
  return path.replace(/(spreadsheets|files|forms|permissions)\/[^/:]+/g, '$1/ID');
}

/** Makes the next run fail at this point. */
export function arm(host: Host, { what, nth, way }: Point): ArmedFault {
  let seen = 0;
  const isNth = () => ++seen === nth;
  if (what === 'request')
    return host.failRequest({ match: isNth, status: 500, when: way === 'fails before' ? 'before' : 'after' });
  // In a later press, the nth call may be a different one. If that call cannot fail, the next one fails.
  const match = (call: string) => ++seen >= nth && !call.startsWith('Utilities.');
  if (way === 'the script ends') return host.failCall({ match, when: 'kill' });
  return host.failCall({ match, when: way === 'fails before' ? 'before' : 'after' });
}

/** Describes a point. */
export function pointWords({ what, nth, name, way }: Point): string {
  return `${way} at ${what} ${nth}, ${name}`;
}
