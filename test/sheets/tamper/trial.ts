import type { Cell } from '../../../src/rules/declare/position.ts';
import { makeEntryPoints } from '../../../src/sheets/panel-api/call.ts';
import { CALLS, type CallName } from '../../../src/sheets/panel-api/calls.ts';
import type { Answer } from '../../../src/sheets/panel-api/panel.ts';
import type { Tab } from '../../../src/sheets/ports.ts';
import { MATCHES_WORDS } from '../../../src/sheets/workbook/host-words.ts';
import { TABS } from '../../../src/sheets/workbook/season.ts';
import { withNames } from '../../../src/sheets/workbook/tab-words.ts';
import { placeOfValue } from '../../../src/sheets/workbook/table-place.ts';
import { differenceBetween, type EndState, endStateOf, type Part } from '../end-state.ts';
import { type Arrived, copyMemory, type Memory } from '../memory-ports.ts';
import { allPresses, type Press } from '../presses/presses.ts';
import type { Tampering } from './changes.ts';
import { leaksIn, secretsOf } from './leaks.ts';
import { noticesOf } from './notices.ts';
import { allowedAt, untoldOf } from './typed-by-the-host.ts';

/** The possible outcomes of a change by hand. */
export const OUTCOMES = ['no effect', 'named', 'refused', 'counts', 'wrong'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The outcome of a tampering, and its fault if there is one. */
export interface Trial {
  readonly outcome: Outcome;
  readonly faults: readonly string[];
}

/** A press of a trial. */
interface Step {
  readonly name: CallName;
  readonly given: readonly unknown[];
}

/** The results of a run of presses. */
interface Run {
  readonly memory: Memory;
  /** The messages before the presses, and the findings of Verify. */
  readonly notices: readonly string[];
  /** The presses that were refused. */
  readonly refused: readonly Step[];
  readonly problems: readonly { readonly name: string; readonly code: string; readonly what: string }[];
  /** The pages up to the receipts, before the round was resolved. */
  readonly receipts: readonly Arrived[];
}

/** A run without a change by hand. */
interface Calm {
  readonly run: Run;
  readonly end: EndState;
  /** The same with every page that there is: where the outbox was changed, all are delivered again. */
  readonly whole: () => EndState;
}

const step = (name: CallName, ...given: readonly unknown[]): Step => ({ name, given });

/** Presses of every trial, after the one press that takes turns. */
const RECEIPTS = step('sendReceiptsNow', 1);
const ALWAYS: readonly Step[] = [
  RECEIPTS,
  step('resolveRound', { match: 1, round: 1, early: true }),
  step('award', { player: 'Ben', garnets: 1, bellflowers: 0, tokensOfLife: 0, why: 'A prize' }),
  step('deliverOutbox'),
];

/** Presses that are made in trials of the archive. */
const OF_ARCHIVE: readonly Step[] = [step('exportRecord', 3), step('bringBack', 3)];

/** The presses that take turns: those that write and need only the season. */
export const IN_TURN: readonly Press[] = allPresses().filter(
  ({ name, isFirst, prepare }) => CALLS[name].kind === 'writes' && !isFirst && prepare === undefined,
);

/** Tries tamperings of a season; each is compared with the same presses in the season as it was. */
export function makeTrials(season: Memory): (tampering: Tampering, turn: number) => Trial {
  const secrets = secretsOf(season);
  const known = new Map<string, Calm>();
  const calmOf = (steps: readonly Step[]): Calm => {
    const key = steps.map(({ name, given }) => `${name} ${JSON.stringify(given)}`).join();
    const calm = known.get(key) ?? runCalm(season, steps);
    known.set(key, calm);
    return calm;
  };
  const inTurn = IN_TURN.map(({ name, given }): Step => ({ name, given: given(copyMemory(season)) }));
  return (tampering, turn) => {
    const extra = inTurn[turn % (inTurn.length + 1)];
    const steps = [...(extra ? [extra] : []), ...ALWAYS, ...(tampering.file === '' ? [] : OF_ARCHIVE)];
    const memory = copyMemory(season);
    put(memory, tampering, tampering.after);
    const run = runSteps(memory, steps);
    const calm = calmOf(steps);
    const before = new Set(leaksIn(calm.run.memory, secrets));
    const faults = [
      ...leaksIn(memory, secrets).filter((leak) => !before.has(leak)),
      ...run.problems.flatMap(({ name, code, what }) =>
        code === 'unexpected' ? [`${name}: an error: ${what}`] : [],
      ),
    ];
    const allowed = allowedAt(
      tampering,
      steps.map(({ name }) => name),
    );
    const stopped = run.refused.filter((one) => !calm.run.refused.includes(one));
    const trial =
      stopped.length > 0
        ? afterRefusal(tampering, run, stopped, allowed, () =>
            calmOf([...steps.filter((one) => !run.refused.includes(one)), ...stopped]),
          )
        : afterAll(tampering, run, calm, allowed);
    const all = [...faults, ...trial.faults];
    return all.length > 0 ? { outcome: 'wrong', faults: all } : trial;
  };
}

/** Puts a tab into a season, or takes it away. */
function put(memory: Memory, { file, before: { sheetId } }: Tampering, tab: Tampering['after']): void {
  const tabs = file === '' ? memory.tabs : memory.archives.get(file)?.tabs;
  if (tab) tabs?.set(sheetId, tab);
  else tabs?.delete(sheetId);
}

function press({ ports }: Memory, name: CallName, given: readonly unknown[]): Answer<unknown> {
  // A press's random numbers do not depend on the presses before it.
  let drawn = 0;
  const entropy = { text: () => `chance of ${name}, ${drawn++}` };
  return makeEntryPoints(CALLS, () => ({ ...ports, entropy }))[name](...given);
}

function runSteps(memory: Memory, steps: readonly Step[]): Run {
  const notices = noticesOf((name, ...given) => press(memory, name, given));
  const refused: Step[] = [];
  const problems: { name: string; code: string; what: string }[] = [];
  let receipts: readonly Arrived[] = [];
  for (const one of steps) {
    const answer = press(memory, one.name, one.given);
    if (one === RECEIPTS) receipts = [...memory.pageWrites];
    if (answer.ok) continue;
    refused.push(one);
    problems.push({ name: one.name, ...answer.problem });
  }
  return { memory, notices, refused, problems, receipts };
}

function runCalm(season: Memory, steps: readonly Step[]): Calm {
  const run = runSteps(copyMemory(season), steps);
  const end = endStateOf(run.memory);
  let whole: EndState | undefined;
  return {
    run,
    end,
    whole: () => {
      // A page may be delivered again before any press.
      whole ??= {
        ...end,
        morePages: steps.flatMap((_, count) => allPages(season, steps.slice(0, count + 1))),
      };
      return whole;
    },
  };
}

/** Every page that there is after some presses. */
function allPages(season: Memory, steps: readonly Step[]): readonly string[] {
  const { memory } = runSteps(copyMemory(season), steps.slice(0, -1));
  deliverAll(memory);
  return endStateOf(memory).pages;
}

/** The first difference from a run without a change; everything may have been delivered again. */
function differenceTo({ end, whole }: Calm, found: EndState, allowed?: readonly Part[]): string {
  return differenceBetween(end, found, allowed) && differenceBetween(whole(), found, allowed);
}

/** Changes the outbox by hand, after which everything is delivered again, with pages that are not known to be shown. */
function deliverAll(memory: Memory): void {
  for (const key of memory.notes.keys()) if (key.startsWith('shown:')) memory.notes.delete(key);
  const { sheetId } = TABS.matches;
  const tab = memory.tabs.get(sheetId);
  const place = tab && placeOfValue(withNames(tab, MATCHES_WORDS), 'check');
  if (!place) throw new Error('Matches has no check of its outbox.');
  memory.type(sheetId, ...place, 'changed');
  press(memory, 'deliverOutbox', []);
}

/** Restores the tab as the version history does, or where cells of it were written since, the changed rows by hand; or as the panel does. */
function repair(memory: Memory, tampering: Tampering): void {
  const { file, before, after } = tampering;
  const now = (file === '' ? memory.tabs : memory.archives.get(file)?.tabs)?.get(before.sheetId);
  // A tab that was renamed since stays so.
  const title = now?.title ?? before.title;
  if (now?.cells === after?.cells) put(memory, tampering, { ...before, title });
  else if (now && after && before.sheetId === TABS.audit.sheetId)
    put(memory, tampering, { ...now, cells: repairedRows(before.cells, after.cells, now.cells) });
  const isKept = [TABS.matches.sheetId, TABS.season.sheetId].some((sheetId) => sheetId === before.sheetId);
  if (isKept) press(memory, 'restoreTabs', []);
}

/** The rows `now` with the rows that a change by hand took from `before` to `after` put back. */
function repairedRows(before: Tab['cells'], after: Tab['cells'], now: Tab['cells']): Tab['cells'] {
  const line = (row: readonly Cell[] = []) => JSON.stringify(row).replace(/(,"")+]$/, ']');
  const isSame = (i: number, j: number) => line(before[i]) === line(after[j]);
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && isSame(same, same)) same++;
  let last = 0;
  while (last < most - same && isSame(before.length - 1 - last, after.length - 1 - last)) last++;
  const wrong = after.slice(same, after.length - last).map(line);
  // Rows above may have left the log with a match that was closed.
  const above = line(after[same - 1]);
  const lines = now.map(line);
  const at = wrong.length > 0 ? lines.indexOf(wrong[0] as string) : lines.lastIndexOf(above) + 1;
  // A sound row may have left with its match.
  if (wrong.some((row, i) => lines[at + i] !== row)) return now;
  return [...now.slice(0, at), ...before.slice(same, before.length - last), ...now.slice(at + wrong.length)];
}

/** If something was refused: it succeeds once the tab is restored, with the same result as without the change. */
function afterRefusal(
  tampering: Tampering,
  { memory }: Run,
  stopped: readonly Step[],
  allowed: readonly Part[],
  calmOf: () => Calm,
): Trial {
  repair(memory, tampering);
  // First tabs waited for the row; the clock and the panel deliver them.
  press(memory, 'deliverOutbox', []);
  const faults = stopped.flatMap(({ name, given }) => {
    const answer = press(memory, name, given);
    return answer.ok ? [] : [`${name} is refused after the tab was restored: ${answer.problem.what}`];
  });
  press(memory, 'deliverOutbox', []);
  const lost = differenceTo(calmOf(), endStateOf(memory), allowed);
  if (lost !== '') faults.push(`after it was restored: ${lost}`);
  return { outcome: 'refused', faults };
}

/** If nothing was refused: the result is the same as without the change, or the host may type there. */
function afterAll(
  tampering: Tampering,
  { memory, notices, refused, receipts }: Run,
  calm: Calm,
  allowed: readonly Part[],
): Trial {
  const { run, end } = calm;
  // The row of a match without any press.
  if (tampering.file === '' && tampering.before.sheetId === TABS.audit.sheetId) {
    repair(memory, tampering);
    press(memory, 'deliverOutbox', []);
  }
  const found = endStateOf(memory);
  const more = run.refused
    .filter((one) => !refused.includes(one))
    .map(({ name }) => `${name} is done only now`);
  if (more.length > 0) return { outcome: 'wrong', faults: more };
  const isNamed = notices.join() !== run.notices.join();
  const compare = (but?: readonly Part[]) =>
    isNamed ? differenceTo(calm, found, but) : differenceBetween(end, found, but);
  const wrong = compare(allowed);
  if (wrong !== '')
    return { outcome: 'wrong', faults: [`${isNamed ? 'named, and yet' : 'not named'}: ${wrong}`] };
  if (compare() !== '') return { outcome: 'counts', faults: untoldOf(run.memory, memory, receipts) };
  return { outcome: isNamed ? 'named' : 'no effect', faults: [] };
}
