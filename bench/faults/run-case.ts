import type { Host } from '../../local/host/host.ts';
import type { CallResult } from '../../local/host/script-runner.ts';
import { CALLS } from '../../src/sheets/panel-api/calls.ts';
import type { Answer } from '../../src/sheets/panel-api/panel.ts';
import { contentsOf } from '../../test/e2e/contents.ts';
import { ask, HOST, hostOf, stateOf } from '../../test/e2e/season.ts';
import { arm, type Point } from './points.ts';
import type { Act, Scenario } from './scenarios.ts';
import { orderForm } from './states.ts';

/** How often a host presses again, or opens the panel again, until nothing is left to do. */
const MOST_PRESSES = 3;

/** The id of the press, as the panel makes it. */
const REQUEST = '0123456789abcdef0123456789abcdef';

/** A host at the beginning of a scenario. */
function openScenario(code: string, { state }: Scenario): Host {
  let drawn = 0;
  const makeUuid = () => `00000000-0000-4000-a000-${String(drawn++).padStart(12, '0')}`;
  return hostOf({ code, state: state(), makeUuid, hasQuotas: false, keepsScript: true });
}

/** Presses a button of the panel once, or lets Google wake the add-on up. */
function press(host: Host, act: Act): CallResult {
  if (act.name === 'onSubmission') return host.fireFormSubmit(orderForm(host))[0] as CallResult;
  const { takes } = CALLS[act.name];
  return host.call(HOST, act.name, [...takes.map((_, i) => act.given[i] ?? null), REQUEST]);
}

/** What the panel shows of a run: '' when all went well. */
function problemIn({ value, error }: CallResult): string {
  if (error) return error.message;
  const answer = value as Answer<unknown> | null;
  return answer && !answer.ok ? answer.problem.what : '';
}

/** What the panel and its host do until nothing is left: unfinished work, files, forms, receipts. */
function goOn(host: Host): void {
  for (let i = 0; i < MOST_PRESSES; i++) if (!doWhatWaits(host)) return;
  throw new Error('something waits for ever');
}

/** Does what the panel shows as waiting. False if nothing does. */
function doWhatWaits(host: Host): boolean {
  const { season, job, outbox, receiptsWait } = stateOf(host);
  const forms = outbox.filter(({ isForm }) => isForm);
  if (!season || (!job && !receiptsWait && outbox.length === 0)) return false;
  if (job) while (!ask(host, 'continueWork').finished);
  if (receiptsWait || forms.length < outbox.length) ask(host, 'deliverOutbox');
  if (forms.length > 0) ask(host, 'renewForms');
  return true;
}

/** The next ordinary action, and the contents of everything after it. */
function endOf(host: Host): unknown {
  if ((stateOf(host).season?.players.length ?? 0) > 0) {
    ask(host, 'award', { player: 'Ben', garnets: 1, bellflowers: 0, tokensOfLife: 0, why: 'next' });
    goOn(host);
    const { fault, archive } = ask(host, 'verify');
    if (fault !== '' || archive.length > 0) throw new Error(`Verify says: ${fault} ${archive.join()}`);
  }
  return contentsOf(host);
}

/** A scenario that ran without faults. */
export interface Undisturbed {
  readonly scenario: Scenario;
  readonly run: CallResult;
  /** All contents in the end, as text. */
  readonly end: string;
}

/** Runs a scenario without faults. Throws when it does not succeed. */
export function runUndisturbed(code: string, scenario: Scenario): Undisturbed {
  const host = openScenario(code, scenario);
  const run = press(host, scenario.act(host));
  const problem = problemIn(run);
  if (problem !== '') throw new Error(`${scenario.title}: ${problem}`);
  goOn(host);
  return { scenario, run, end: JSON.stringify(endOf(host), undefined, 1) };
}

/** Runs a scenario with faults in its first press, and in the second. Gives what is wrong in the end; '' for nothing. */
export function runCase(
  code: string,
  { scenario, end }: Undisturbed,
  first: readonly Point[],
  second: readonly Point[] = [],
): string {
  const host = openScenario(code, scenario);
  try {
    const act = scenario.act(host);
    for (const point of first) arm(host, point);
    let problem = problemIn(press(host, act));
    for (let i = 1; problem !== '' && i < MOST_PRESSES; i++) {
      if (i === 1) for (const point of second) arm(host, point);
      problem = problemIn(press(host, act));
    }
    goOn(host);
    if (problem !== '') return `pressing again: ${problem}`;
    const found = JSON.stringify(endOf(host), undefined, 1);
    return found === end ? '' : differenceOf(end, found);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The first line that differs. */
function differenceOf(expected: string, found: string): string {
  const [a, b] = [expected.split('\n'), found.split('\n')];
  const at = a.findIndex((line, i) => line !== b[i]);
  return `expected ${a[at]?.trim()}, found ${b[at]?.trim()}`;
}
