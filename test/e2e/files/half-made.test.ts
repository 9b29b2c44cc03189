import type { Host } from '../../../local/host/host.ts';
import { FOUR, NAMES } from '../../players.ts';
import { begun, empty } from '../made-once.ts';
import { ask, HOST, hostOf, requestFor, stateOf, typeRoster } from '../season.ts';

// Half-made parts of a new match after its script was ended. Drive’s lists may lag behind (docs/google.md,
// G30), and two seasons may make a match of the same name.

const REQUEST = requestFor('secret-soulmate', NAMES);

const EMPTY = empty('code').snapshot();

function begin(listLag = 0): Host {
  return hostOf({ state: EMPTY, hasQuotas: false, switches: { listLag } });
}

const live = (host: Host) => Object.values(host.world.files).filter(({ trashed }) => !trashed);
const namesOf = (host: Host) =>
  live(host)
    .map(({ name }) => name)
    .sort();

/** Ends the script of a new match just after it made its files, or the nth form. */
function breakOff(host: Host, what: 'files' | number): void {
  let forms = 0;
  const isIt = (name: string) =>
    what === 'files'
      ? name === 'UrlFetchApp.fetchAll' && live(host).length === 1
      : name === 'FormApp.create' && ++forms === what;
  const armed = host.failCall({ match: isIt, when: 'kill-after' });
  expect(host.call(HOST, 'newGame', [REQUEST]).error).toMatchObject({ isEnded: true });
  expect(armed.used).toBe(1);
}

const EXPECTED = namesOf(begun('code'));

describe.each(['files', 1, 2] as const)('a new match that is ended just after it made %s', (what) => {
  test('goes on with what it made, though lists lag', () => {
    const host = begin(45_000);
    breakOff(host, what);
    let progress = ask(host, 'continueWork');
    while (!progress.finished) progress = ask(host, 'continueWork');
    expect(namesOf(host)).toEqual(EXPECTED);
  });

  test('leaves nothing behind when it is undone, though lists lag', () => {
    const host = begin(30_000);
    const before = namesOf(host);
    breakOff(host, what);
    ask(host, 'abandonWork');
    expect(namesOf(host)).toEqual(before);
    expect(stateOf(host).job).toBeNull();
  });
});

test('a form that one season was making is not taken by another', () => {
  const host = begin();
  breakOff(host, 1);
  const first = host.world.activeWorkbook as string;
  const [half] = live(host).filter(({ kind }) => kind === 'form');
  host.activate(host.makeWorkbook('Another season', HOST));
  ask(host, 'setUp', 'code');
  typeRoster(host, FOUR);
  ask(host, 'newGame', REQUEST);
  expect(half?.kind === 'form' && half.form.items).toEqual([]);
  host.activate(first);
  ask(host, 'continueWork');
  const forms = live(host).filter(({ name, kind }) => kind === 'form' && name.endsWith('orders'));
  expect(forms.map(({ name }) => name)).toEqual(Array(2).fill('Secret Soulmate — orders'));
  expect(ask(host, 'verify')).toMatchObject({ fault: '', matches: 1 });
});
