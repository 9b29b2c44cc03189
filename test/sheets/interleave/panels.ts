import { attempt, makeEntryPoints } from '../../../src/sheets/panel-api/call.ts';
import { CALLS } from '../../../src/sheets/panel-api/calls.ts';
import type { Answer, PanelState } from '../../../src/sheets/panel-api/panel.ts';
import type { Ports } from '../../../src/sheets/ports.ts';
import { differenceBetween, type EndState, endStateOf } from '../end-state.ts';
import { type Memory, makeMemory } from '../memory-ports.ts';
import { busySeason, pressed } from '../presses/busy-season.ts';
import type { Press } from '../presses/presses.ts';
import { wholeCopy } from '../season.ts';
import { makeScript, type RealLock } from './script.ts';

/** Number of further presses of a panel, with the remaining work, while another run is working. */
const MOST_TURNS = 3;

/** A button and its arguments, as a panel pressed it. */
export interface Button {
  readonly name: Press['name'];
  readonly given: readonly unknown[];
}

/** The answers to two panels, and the season afterwards. */
interface Ended {
  readonly codes: readonly string[];
  readonly state: EndState;
}

/** Gives the season for presses, with their earlier events as far as both can have them. It is made once, and copied each time. */
export function seasonsOf(presses: readonly Press[]): () => Memory {
  const made = makeSeason(presses);
  return () => wholeCopy(made);
}

function makeSeason(presses: readonly Press[]): Memory {
  const memory = presses.some(({ isFirst }) => isFirst) ? makeMemory() : busySeason();
  for (const { prepare, isFirst } of presses)
    if (!isFirst && memory.tabs.size > 0) attempt(() => prepare?.(memory));
  return memory;
}

/** The ports of a panel: its random numbers are its own. */
export function panelPorts(ports: Ports, name: string): Ports {
  let drawn = 0;
  return { ...ports, entropy: { text: () => `chance of panel ${name}, ${drawn++}` } };
}

/** Presses a button. */
export function push(ports: Ports, { name, given }: Button): Answer<unknown> {
  return makeEntryPoints(CALLS, () => ports)[name](...given);
}

/** The code of an answer: 'ok' for success. */
export function codeIn(answer: Answer<unknown> | undefined): string {
  if (!answer) return 'never pressed';
  return answer.ok ? 'ok' : answer.problem.code;
}

/** Delivers what waits, as the panel does by itself. */
export function settle({ ports }: Memory): void {
  for (let i = 0; i < MOST_TURNS; i++) {
    const { season, outbox, receiptsWait } = pressed(ports, 'getState') as PanelState;
    const forms = outbox.filter(({ isForm }) => isForm);
    if (!season || (outbox.length === 0 && !receiptsWait)) return;
    if (receiptsWait || forms.length < outbox.length) pressed(ports, 'deliverOutbox');
    if (forms.length > 0) pressed(ports, 'renewForms');
  }
}

/** Two presses in the same season, to be tried one inside the other. */
export interface Pair {
  /** The steps that the first one takes, from 1, and whether it holds the lock before each. */
  readonly steps: readonly { readonly isLocked: boolean }[];
  /** Presses the second button before a step of the first. Gives what is wrong in the end; '' for nothing. */
  tryAt(step: number): string;
}

/** Makes a pair; its results without any interleaving are found once. */
export function makePair(first: Press, second: Press): Pair {
  const season = seasonsOf([first, second]);
  const memory = season();
  const [a, b] = [buttonOf(first, memory), buttonOf(second, memory)];
  const oneAfterTheOther = (isBackward: boolean): Ended => {
    const fresh = season();
    const ports = [panelPorts(fresh.ports, 'A'), panelPorts(fresh.ports, 'B')] as const;
    const work = [() => push(ports[0], a), () => push(ports[1], b)] as const;
    const answers = isBackward ? [work[1](), work[0]()].reverse() : [work[0](), work[1]()];
    settle(fresh);
    return { codes: answers.map(codeIn), state: endStateOf(fresh) };
  };
  const serial = [oneAfterTheOther(false), oneAfterTheOther(true)];
  const steps: { isLocked: boolean }[] = [];
  const counted = season();
  const lock = { isHeld: false };
  push(
    makeScript({ ...counted, ports: panelPorts(counted.ports, 'A') }, lock, () => {
      steps.push({ isLocked: lock.isHeld });
    }).ports,
    a,
  );
  return {
    steps,
    tryAt: (step) => {
      const found = pressInside(season(), a, b, step);
      const problems = serial.map((one) => comparison(one, found));
      return problems.includes('') ? '' : problems.join(' | ');
    },
  };
}

/** The button of a press. Where the other press changed the season before, its arguments are those of the busy season. */
function buttonOf({ name, given }: Press, memory: Memory): Button {
  try {
    return { name, given: given(memory) };
  } catch {
    return { name, given: given(busySeason()) };
  }
}

function pressInside(memory: Memory, a: Button, b: Button, at: number): Ended {
  const lock: RealLock = { isHeld: false };
  const [portsA, portsB] = [panelPorts(memory.ports, 'A'), panelPorts(memory.ports, 'B')];
  let inside: Answer<unknown> | undefined;
  const script = makeScript({ ...memory, ports: portsA }, lock, (step) => {
    if (step === at) inside = push(makeScript({ ...memory, ports: portsB }, lock).ports, b);
  });
  const outside = push(script.ports, a);
  // A host whose call was refused because another call was running presses again. So does one whose data changed while they were read.
  const isAgain = ({ name }: Button, answer: Answer<unknown>) =>
    codeIn(answer) === 'busy' ||
    (CALLS[name].kind === 'reads' && !['ok', 'unexpected'].includes(codeIn(answer)));
  const second = inside === undefined || isAgain(b, inside) ? push(portsB, b) : inside;
  const first = isAgain(a, outside) ? push(portsA, a) : outside;
  settle(memory);
  return { codes: [codeIn(first), codeIn(second)], state: endStateOf(memory) };
}

function comparison(expected: Ended, found: Ended): string {
  if (found.codes.includes('unexpected')) return `an error: ${found.codes.join()}`;
  if (expected.codes.join() !== found.codes.join())
    return `expected ${expected.codes.join()}, found ${found.codes.join()}`;
  return differenceBetween(expected.state, found.state);
}
