import type { WorkbookFile } from '../../local/google/world/world.ts';
import type { Host } from '../../local/host/host.ts';
import type { CallResult } from '../../local/host/script-runner.ts';
import { makeRandom } from '../players.ts';
import {
  answerOf,
  ask,
  HOST,
  hostOf,
  makeSeason,
  privateFile,
  problemOf,
  requestFor,
  resolve,
  rowOf,
  sendOrders,
  stateOf,
  submit,
} from './season.ts';

// Thirty players, with Google’s limits of calls per minute (docs/google.md, G19).

const NAMES = Array.from({ length: 30 }, (_, i) => `P${i + 1}`);
const season = makeSeason(
  NAMES.map((name) => ({ name, meadow: 'red' })),
  'code',
);
const made = season.call(HOST, 'newGame', [
  requestFor('secret-soulmate', NAMES, { seed: 'the seed of a whole crowd' }),
]);
const STATE = season.snapshot();

/** The panel's automatic work: it delivers what waits, after the wait that Google asks for. Gives its calls, ten at most. */
function resume(host: Host): number {
  for (let calls = 0; calls < 10; calls++) {
    const { outbox, receiptsWait } = stateOf(host);
    if (!receiptsWait && !outbox.some(({ isForm, error }) => !isForm && error === '')) return calls;
    const { failed, wait } = ask(host, 'deliverOutbox');
    expect(failed).toEqual([]);
    host.clock.advance(Math.max(wait, 1000));
  }
  throw new Error('After ten calls something still waits to be delivered.');
}

/** The calls and requests of a run that Google refused. */
const faultsOf = ({ calls }: CallResult): readonly string[] =>
  calls.list.flatMap(({ name, failed, requests = [] }) => [
    ...(failed === undefined ? [] : [`${name}: ${failed}`]),
    ...requests.flatMap(({ status, url }) => (status === 200 ? [] : [`${status} ${url}`])),
  ]);

test('a match of 30 players is made, and two rounds resolve, within Google’s limits', () => {
  expect(made.value).toMatchObject({ ok: true, value: { finished: true } });
  expect(made.modelledMs).toBeLessThan(360_000);
  sendOrders(season, 1, makeRandom('thirty'));
  // The files of thirty players twice in a minute is more than Google takes: the rest follows when the limit ends.
  const hasty = resolve(season, 1);
  expect(hasty.value).toMatchObject({ ok: true, value: { round: 1, failed: [], sent: 17, waiting: 14 } });
  expect(hasty.calls.byName['Utilities.sleep']).toBeUndefined();
  expect(hasty.modelledMs).toBeLessThan(30_000);
  season.clock.advance(60_000);
  expect(ask(season, 'deliverOutbox')).toMatchObject({ failed: [], sent: 14, waiting: 0 });
});

test('a resolve with 30 players and an undo right after it stay within 60 writes a minute', () => {
  const host = season;
  host.clock.advance(60_000);
  const done = resolve(host, 1);
  expect(answerOf(done)).toMatchObject({ ok: true, value: { sent: 31, failed: [], waiting: 0 } });
  // Nobody has sent an order: each form is asked for its responses, in two calls.
  expect(done.calls.service).toBe(8);
  const undone = host.call(HOST, 'undoRound', [1, 2, 2]);
  expect(answerOf(undone)).toMatchObject({ ok: true });
  expect(undone.modelledMs).toBeLessThan(15_000);
  expect([...faultsOf(done), ...faultsOf(undone)]).toEqual([]);
  const { outbox } = stateOf(host);
  expect(outbox.length).toBeGreaterThan(10);
  expect(outbox.filter(({ error }) => error !== '')).toEqual([]);
  expect(resume(host)).toBeLessThan(4);
  expect(host.fileText(privateFile(host, 'P30').id)).toContain('Round 2 is open');
  expect(ask(host, 'verify').fault).toBe('');
});

/** A player's file: its texts, and their heights. */
function shownBy(host: Host, name: string): string {
  const { workbook } = host.world.files[privateFile(host, name).id] as WorkbookFile;
  return JSON.stringify(
    workbook.sheets.map(({ title, rows, rowProperties }) => {
      const cells = rows.map((row) => row.map((cell) => cell?.userEnteredValue ?? ''));
      // The earlier height of a hidden row is not shown anywhere.
      const heights = Object.entries(rowProperties).map(([row, { hiddenByUser, pixelSize }]) => [
        row,
        hiddenByUser ? 0 : pixelSize,
      ]);
      return [title, heights, cells];
    }),
  );
}

/** Something that happens at a time, in milliseconds. */
interface Arrival {
  readonly at: number;
  readonly what: 'resolve' | string;
}

/**
 * Makes things happen at their times. A submission during a run wakes the add-on: the first wake-up waits until the run has ended, and the others
 * leave the work to it. A resolve waits, too. Gives the waiting time of each resolve.
 */
function happen(host: Host, arrivals: readonly Arrival[], answers: (name: string) => Record<string, string>) {
  const left = [...arrivals].sort((a, b) => a.at - b.at);
  const waits: number[] = [];
  const runs: CallResult[] = [];
  const isDue = () => left[0] !== undefined && left[0].at <= host.clock.now();
  const { form } = rowOf(host, 1);
  const submitNext = () => {
    const { what } = left.shift() as Arrival;
    submit(host, 1, what, answers(what));
  };
  /** Makes a run during which everything that is due arrives, and then the one that waited for it. */
  const during = (run: () => readonly CallResult[]) => {
    let waits = false;
    for (let i = 0; i < left.length; i++)
      host.during(
        (name) => /^(Sheets|UrlFetchApp)\./.test(name) && isDue() && left[0]?.what !== 'resolve',
        () => {
          submitNext();
          waits = true;
        },
      );
    runs.push(...run());
    if (waits) during(() => host.fireFormSubmit(form));
  };
  while (left.length > 0) {
    host.clock.advance(Math.max(0, (left[0] as Arrival).at - host.clock.now()));
    if (left[0]?.what === 'resolve') {
      waits.push(host.clock.now() - (left.shift() as Arrival).at);
      during(() => [resolve(host, 1)]);
    } else {
      submitNext();
      during(() => host.fireFormSubmit(form));
    }
  }
  return { waits, runs };
}

test('of 30 submissions in a minute, with a resolve in the middle, no receipt is lost and the resolve is not refused', () => {
  const host = hostOf({ state: STATE });
  // The calls of the new match do not count in this minute.
  host.clock.advance(120_000);
  resume(host);
  host.clock.advance(120_000);
  const start = host.clock.now();
  // Some come alone, some five at once.
  const arrivals = NAMES.map((what, i) => ({
    at: start + 2000 * (i % 3 === 0 ? i : 5 * Math.floor(i / 5)),
    what,
  }));
  const { waits, runs } = happen(host, [...arrivals, { at: start + 29_500, what: 'resolve' }], (name) => ({
    'Number card': String(1 + (NAMES.indexOf(name) % 3)),
  }));
  expect(waits).toHaveLength(1);
  expect(waits[0]).toBeLessThan(10_000);
  expect(rowOf(host, 1).round).toBe(1);
  expect(runs.map(({ error, value }) => error ?? problemOf((value ?? { ok: true }) as never))).toEqual(
    runs.map(() => ''),
  );
  resume(host);

  // Every file shows the same as if it were drawn now, and nothing was written again.
  const texts = () => NAMES.map((name) => shownBy(host, name));
  const shown = texts();
  expect(shown.filter((text) => text.includes('Your order for round 2')).length).toBeGreaterThan(5);
  delete host.world.properties[host.world.activeWorkbook as string]?.['shown:920001'];
  host.clock.advance(120_000);
  host.fireFormSubmit(rowOf(host, 1).form);
  const now = texts();
  expect(NAMES.filter((_, i) => now[i] !== shown[i])).toEqual([]);
});
