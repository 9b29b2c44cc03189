import type { Switches } from '../../local/google/world/switches.ts';
import type { Host } from '../../local/host/host.ts';
import type { Check } from '../../src/sheets/panel-api/panel.ts';
import { HOST } from '../../test/e2e/season.ts';
import { runSelfTest } from '../../test/e2e/self-test.ts';
import { makeRandom } from '../../test/players.ts';
import { SWITCH_TABLE, type SwitchRow } from '../../tools/docs/switch-table.ts';
import { type Evening, type Identity, playEvening } from './evening.ts';

const copes = (id: string, what: string, switches: Switches): SwitchRow => ({
  id,
  what,
  result: 'copes',
  switches,
});

/** Rows with further values of switches. The table of the documents needs one value only. */
const MORE: readonly SwitchRow[] = [
  ...['spreadsheets', 'drive.file', 'forms', 'forms.body', 'script.external_request', 'userinfo.email'].map(
    (scope) => copes('G13', `the host unticked ${scope}`, { untickedScopes: [scope] }),
  ),
  copes('G50', 'responses wake the script three times', { wakings: 3 }),
  copes('G86', 'alarms come up to an hour late', { alarmsLate: 60 }),
  copes('G30', 'Drive lists a file after 5 seconds', { listLag: 5_000 }),
  { id: 'G14', what: 'both APIs are off', result: 'self-test', switches: { apisOff: ['sheets', 'drive'] } },
];

/** All values of all switches, each with the assumption that it breaks. */
export const ROWS: readonly SwitchRow[] = [...SWITCH_TABLE, ...MORE];

/** Limits and scopes. They end whole steps of the self-test, so the lines of the self-test are not judged. */
const ENDING = ['runLimit', 'callsPerMinute', 'untickedScopes', 'workbooksPerDay'];

/** Result of one evening. */
export interface Trial {
  readonly title: string;
  readonly identity: Identity;
  readonly result: 'told as usual' | 'named by the self-test' | 'wrong';
  /** Differences from the usual evening, and wrong lines of the self-test; [] if there are none. */
  readonly faults: readonly string[];
}

const usual = new Map<Identity, Evening>();

/** Plays an evening with the switches of some rows, and judges what was told, and what the self-test says afterwards. */
export function tryRows(rows: readonly SwitchRow[], identity: Identity): Trial {
  if (!usual.has(identity)) usual.set(identity, playEvening({}, identity));
  const switches: Switches = Object.assign({}, ...rows.map((row) => row.switches));
  const evening = playEvening(switches, identity);
  const difference = evening.failed || differenceOf(usual.get(identity)?.told, evening.told);
  const mustName = rows.filter(({ result }) => result === 'self-test').map(({ id }) => id);
  const isJudged = !Object.keys(switches).some((key) => ENDING.includes(key));
  const named = isJudged ? namedBySelfTest(evening.host, rows, mustName) : [];
  const faults = mustName.length > 0 || difference === '' ? named : [difference, ...named];
  return {
    title: titleOf(rows),
    identity,
    result: faults.length > 0 ? 'wrong' : difference === '' ? 'told as usual' : 'named by the self-test',
    faults,
  };
}

/** Gives the ids and words of rows, such as “G26 a cell holds 40,000 characters”. */
export const titleOf = (rows: readonly SwitchRow[]) =>
  rows.map(({ id, what }) => `${id} ${what}`).join(', and ');

/** Lists what is wrong with the lines of the self-test: a line without a cause or advice, or an assumption without a line. */
function namedBySelfTest(host: Host, rows: readonly SwitchRow[], mustName: readonly string[]): string[] {
  const checks = checksOf(host);
  if (typeof checks === 'string') return [`the self-test ends: ${checks}`];
  const failed = checks.filter(({ result }) => result === 'failed');
  const ids = rows.map(({ id }) => id);
  const unasked = failed.filter(({ assumptions }) => !assumptions.some((id) => ids.includes(id)));
  const passed = mustName.filter(
    (id) => checks.find(({ assumptions }) => assumptions.includes(id))?.result === 'passed',
  );
  return [
    ...unasked.map(({ name, detail }) => `the self-test also names: ${name} (${detail})`),
    ...passed.map((id) => `the self-test does not name ${id}`),
    ...(mustName.length > 0 && failed.length === 0 ? ['the self-test names nothing'] : []),
    ...failed.filter(({ advice }) => !advice).map(({ name }) => `no advice: ${name}`),
  ];
}

function checksOf(host: Host): readonly Check[] | string {
  try {
    return runSelfTest(host, HOST).flatMap(({ checks }) => checks);
  } catch (error) {
    return (error as Error).message;
  }
}

/** Describes the first part that differs, from shortly before the first different character; '' if nothing differs. */
function differenceOf(expected: Evening['told'], found: Evening['told']): string {
  for (const part of Object.keys(expected ?? {})) {
    const [one = '', other = ''] = [expected, found].map((told) => JSON.stringify(told?.[part]));
    if (one === other) continue;
    let at = 0;
    while (one[at] === other[at]) at++;
    const near = (text: string) => text.slice(Math.max(0, at - 80), at + 120);
    return `${part}: expected …${near(one)}…, found …${near(other)}…`;
  }
  return '';
}

/** Draws pairs of rows that set different switches. */
export function pairsOf(seed: string, count: number): readonly (readonly SwitchRow[])[] {
  const random = makeRandom(seed);
  const one = () => ROWS[random(ROWS.length)] as SwitchRow;
  const pairs: SwitchRow[][] = [];
  while (pairs.length < count) {
    const [first, second] = [one(), one()];
    const keys = Object.keys(second.switches);
    if (!Object.keys(first.switches).some((key) => keys.includes(key))) pairs.push([first, second]);
  }
  return pairs;
}
