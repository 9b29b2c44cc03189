import type { Host } from '../local/host/host.ts';
import type { CallResult } from '../local/host/script-runner.ts';
import type { Snapshot } from '../local/host/snapshot.ts';
import type { VerifyAnswer } from '../src/sheets/panel-api/panel.ts';
import { answerOf, ask, HOST, rehearsal, resolve, rowOf, submit } from '../test/e2e/season.ts';
import { makeRandom } from '../test/players.ts';
import { orderAll, type PlayedSeason, rest, restoreSeason } from './played-season.ts';

/** Costs of one action. */
export interface Figures {
  /** Number of service calls that run one after another. */
  readonly calls: number;
  /** Number of requests that run inside parallel calls. */
  readonly requests: number;
  /** Number of bytes in the services' answers. */
  readonly read: number;
  readonly written: number;
  /** Time that the latency model predicts on Google, in seconds. */
  readonly seconds: number;
}

/** Names of the measured actions. The action “new match” is measured elsewhere. */
export const ACTIONS = [
  'open the panel',
  'poll',
  'submission',
  'preview',
  'resolve',
  'deliver',
  'undo',
  'verify',
  'part of verify',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Measures every action on a match whose open round has no orders yet. */
export function measureActions(
  season: PlayedSeason,
  before: Snapshot,
  match: number,
): Record<Action, Figures> {
  const host = restoreSeason(season, before);
  orderAll(host, match);
  // The receipts of all players are sent at once, by a late trigger.
  host.fireFormSubmit(rowOf(host, match).form);
  rest(host);
  const state = host.snapshot();
  const entries = ACTIONS.map((action) => {
    const again = restoreSeason(season, state);
    return [action, figuresOf([MEASURED[action](again, match, season)])] as const;
  });
  return Object.fromEntries(entries) as Record<Action, Figures>;
}

/** Adds up the costs of several calls. */
export function figuresOf(done: readonly CallResult[]): Figures {
  const sum = (of: (one: CallResult) => number) => done.reduce((total, one) => total + of(one), 0);
  return {
    calls: sum(({ calls }) => calls.service),
    requests: sum(({ calls }) => calls.requests),
    read: sum(({ calls }) => bytesOf(calls.list, 'read')),
    written: sum(({ calls }) => bytesOf(calls.list, 'written')),
    seconds: Math.round(sum(({ modelledMs }) => modelledMs)) / 1000,
  };
}

function bytesOf(list: CallResult['calls']['list'], what: 'read' | 'written'): number {
  return list.reduce((total, call) => total + call[what], 0);
}

/** Does what must come before an action, makes the measured call, and gives the result of this call. */
type Measured = (host: Host, match: number, season: PlayedSeason) => CallResult;

const MEASURED: Readonly<Record<Action, Measured>> = {
  'open the panel': (host) => call(host, 'getState'),
  poll: (host) => {
    const { version } = ask(host, 'getState');
    return call(host, 'poll', version);
  },
  submission: (host, match, { players }) => {
    const name = players[0] as string;
    const answers = rehearsal(host, match, makeRandom('again')).get(name) ?? {};
    submit(host, match, name, answers);
    return host.fireFormSubmit(rowOf(host, match).form)[0] as CallResult;
  },
  preview: (host, match) => call(host, 'preview', { match, round: rowOf(host, match).round, early: true }),
  resolve: (host, match) => succeeded(resolve(host, match)),
  deliver: (host, match) => {
    const fault = host.failRequest({
      match: (url) => url.includes(':batchUpdate'),
      status: 503,
      times: Number.POSITIVE_INFINITY,
    });
    resolve(host, match);
    fault.cancel();
    rest(host);
    return call(host, 'deliverOutbox');
  },
  undo: (host, match) => {
    const { round } = rowOf(host, match);
    return call(host, 'undoRound', match, round, round);
  },
  verify: (host) => call(host, 'verify'),
  'part of verify': greatestPart,
};

/** Calls Verify until everything is verified. Gives the result of the call that reads most. */
function greatestPart(host: Host): CallResult {
  const parts = [call(host, 'verify')];
  for (;;) {
    const answer = answerOf<VerifyAnswer>(parts[parts.length - 1] as CallResult);
    const next = answer.ok ? answer.value.next : null;
    if (next === null) break;
    rest(host);
    parts.push(call(host, 'verifyArchive', next));
  }
  return parts.reduce((most, part) => (figuresOf([part]).read > figuresOf([most]).read ? part : most));
}

function call(host: Host, name: string, ...given: unknown[]): CallResult {
  return succeeded(host.call(HOST, name, given));
}

function succeeded(done: CallResult): CallResult {
  const answer = answerOf<unknown>(done);
  if (!answer.ok) throw new Error(answer.problem.what);
  return done;
}
