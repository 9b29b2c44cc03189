import { appendResponseRow } from '../local/google/forms/response-row.ts';
import type { Answer } from '../local/google/world/answer.ts';
import type { Host } from '../local/host/host.ts';
import type { CallResult } from '../local/host/script-runner.ts';
import { CODE_TITLE } from '../src/sheets/responses/columns.ts';
import { HOST, personalCode, resolve, rowOf } from '../test/e2e/season.ts';
import { build } from '../tools/build.ts';
import { tableOf } from '../tools/docs/markdown-table.ts';
import { figuresOf } from './actions.ts';
import {
  beginMatch,
  beginSeason,
  orderAll,
  type PlayedSeason,
  playedSeason,
  rest,
  restoreSeason,
} from './played-season.ts';

/** Text of 150 kB. */
const LONG = '…'.repeat(50_000);

/** A response that was sent without the form's checks. Only the browser makes these checks. */
interface Sent {
  readonly to?: 'form' | 'trades';
  readonly code: string;
  /** Answer to the first question. */
  readonly text: string;
  /** Answer to every other question. The default is the answer to the first question. */
  readonly rest?: string;
}

/** Kinds of hostile responses. The function makes the ith response of a kind; `codes` are the players' personal codes. */
const KINDS: Readonly<Record<string, (i: number, codes: readonly string[]) => Sent>> = {
  'altered orders': (i, codes) => ({ code: turn(i, codes), text: `${1 + (i % 12)}/2` }),
  'altered offers': (i, codes) => ({ to: 'trades', code: turn(i, codes), text: `${1 + (i % 12)}/2` }),
  'altered, of unknown senders': (i) => ({ code: `X${i}`, text: `${1 + (i % 12)}/2` }),
  'long codes': () => ({ code: LONG, text: '1' }),
  'long orders': (i, codes) => ({ code: turn(i, codes), text: LONG, rest: '1' }),
  'long offers': (i) => ({ to: 'trades', code: `X${i}`, text: LONG, rest: '1' }),
  'runs of spaces': (i, codes) => ({ code: turn(i, codes), text: `1${' '.repeat(4_000)}x` }),
  formulas: (i, codes) => ({ code: turn(i, codes), text: '=IMPORTDATA("https://example.com")' }),
  'formulas as codes': (i) => ({ code: `=HYPERLINK("https://example.com/${i}")`, text: '1' }),
  'orders of one player': (i, codes) => ({ code: turn(0, codes), text: `${1 + (i % 3)}` }),
  'offers of one player': (i, codes) => ({ to: 'trades', code: turn(0, codes), text: `${1 + (i % 3)}` }),
  'offers of all players': (i, codes) => ({
    to: 'trades',
    code: turn(i, codes),
    text: 'Player 2',
    rest: '1',
  }),
  'one unknown sender': () => ({ code: 'X', text: '1' }),
  'unknown senders': (i) => ({ code: `X${i}`, text: '1' }),
  'offers of unknown senders': (i) => ({ to: 'trades', code: `X${i}`, text: 'Player 2', rest: '1' }),
  'empty forms': (i, codes) => ({ code: turn(i, codes), text: '' }),
};

const turn = (i: number, codes: readonly string[]) => codes[i % codes.length] as string;

/**
 * Number of responses for which the trigger starts the add-on once. A start after every response would take long here
 * and cost the same each time.
 */
const AT_ONCE = 20;

const ACTIONS: Readonly<Record<string, (host: Host) => CallResult>> = {
  panel: (host) => host.call(HOST, 'getState', []),
  'wake-up': (host) => {
    send(host, { code: personalCode(host, 'Player 30')[CODE_TITLE] as string, text: '2' });
    return host.fireFormSubmit(rowOf(host, 1).form)[0] as CallResult;
  },
  receipts: (host) => host.call(HOST, 'sendReceiptsNow', [1]),
  resolve: (host) => resolve(host, 1),
  'resolve another match': (host) => resolve(host, 2),
  clock: (host) => host.call(HOST, 'onClock', []),
  verify: (host) => host.call(HOST, 'verify', []),
};

function send(host: Host, { to = 'form', code, text, rest = text }: Sent): void {
  const { world, clock } = host;
  const file = world.files[rowOf(host, 1)[to]];
  if (file?.kind !== 'form') throw new Error('There is no such form.');
  const asked = file.form.items.filter(({ kind, title }) => kind !== 'page' && title !== CODE_TITLE);
  const answers = file.form.items.flatMap(({ id, title }): [number, Answer][] => {
    if (title === CODE_TITLE) return [[id, code]];
    const place = asked.findIndex((one) => one.id === id);
    const answer = place === 0 ? text : rest;
    return place < 0 || answer === '' ? [] : [[id, answer]];
  });
  file.form.responses ??= [];
  file.form.responses.push({ at: clock.now(), email: '', answers });
  appendResponseRow(world, file.form, new Map(answers), undefined, clock.now());
}

/** Measures each action, after Google's clock has done all waiting work. `cpu` is the time on this machine, in milliseconds. */
function measure(season: PlayedSeason, host: Host) {
  host.passTime(600_000);
  rest(host);
  const state = host.snapshot();
  return Object.entries(ACTIONS).map(([action, act]) => {
    const again = restoreSeason(season, state);
    const begun = performance.now();
    const done = act(again);
    const cpu = performance.now() - begun;
    if (done.error) throw new Error(`${action}: ${done.error.message}`);
    const { seconds, read, written, calls, requests } = figuresOf([done]);
    return { action, cpu, figures: { seconds, bytes: read + written, requests: calls + requests } };
  });
}

/**
 * `bench hostile [--json] [COUNT]`: sends 1,000 hostile responses of one kind within an hour, then measures each action.
 * Does this for each kind, and once without hostile responses. Exit code 1 if an action takes more than twice as long
 * and more than half a second longer.
 */
export async function benchHostile(isJson: boolean, count = 1_000): Promise<void> {
  const season = playedSeason((await build()).code, 30);
  const before = beginSeason(season);
  for (const match of [1, 2]) {
    beginMatch(before, season, match);
    orderAll(before, match);
    before.fireFormSubmit(rowOf(before, match).form);
    rest(before);
  }
  const codes = season.players.map((name) => personalCode(before, name)[CODE_TITLE] as string);
  const state = before.snapshot();
  const plain = measure(season, before);
  const found = Object.entries(KINDS).flatMap(([kind, response]) => {
    const host = restoreSeason(season, state);
    for (let i = 0; i < count; i++) {
      host.clock.advance(3_600_000 / count);
      send(host, response(i, codes));
      if (i % AT_ONCE === 0 || i === count - 1) host.fireFormSubmit(rowOf(host, 1).form);
    }
    return measure(season, host).map(({ action, cpu, figures: hostile }, i) => {
      const { figures, cpu: usual } = plain[i]!;
      return { json: { kind, action, plain: figures, hostile }, ratio: cpu / usual };
    });
  });
  const rows = found.map(({ json: { kind, action, plain: one, hostile: other }, ratio }) => {
    const isSlow = other.seconds > Math.max(2 * one.seconds, one.seconds + 0.5);
    if (isSlow) process.exitCode = 1;
    const pairs = (['seconds', 'bytes', 'requests'] as const).map((key) => `${one[key]} → ${other[key]}`);
    return [kind, action, ...pairs, `× ${ratio.toFixed(1)}`, isSlow ? 'too slow' : ''];
  });
  const text = tableOf([['kind', 'action', 'seconds', 'bytes', 'requests', 'CPU', ''], ...rows]);
  const json = found.map((one) => one.json);
  process.stdout.write(`${isJson ? JSON.stringify(json, undefined, 2) : text}\n`);
}
