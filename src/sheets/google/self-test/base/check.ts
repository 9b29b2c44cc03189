import type { Check } from '../../../ports.ts';
import { messageOf } from '../../../problem.ts';
import type { Scratch } from './scratch.ts';
import { isUntested } from './untested.ts';

/** A line of the self-test. */
export interface CheckDefinition {
  readonly name: string;
  /** The assumptions in docs/google.md that it checks. */
  readonly assumptions: readonly string[];
  /** Assumptions without which it cannot be made. */
  readonly needs?: readonly string[];
  /** Assumptions without which a failure proves nothing. The check is made nevertheless. */
  readonly excusedBy?: readonly string[];
  /** Returns the finding; throws if Google differs from the assumption. */
  run(scratch: Scratch): string;
}

/** Makes the checks of a step one after another; one that fails does not stop the next. */
export function runChecks(definitions: readonly CheckDefinition[], scratch: Scratch): readonly Check[] {
  return definitions.map((definition) => {
    const { name, assumptions, needs = [] } = definition;
    const lacking = needs.filter((id) => scratch.state.unsound.includes(id));
    const { result, detail } =
      lacking.length > 0
        ? { result: 'untested' as const, detail: `it needs ${lacking.join(', ')}` }
        : outcome(definition, scratch);
    if (result !== 'passed') scratch.state.unsound.push(...assumptions);
    scratch.save();
    return { name, assumptions, result, detail: withoutNames(detail) };
  });
}

function outcome(
  { run, excusedBy = [] }: CheckDefinition,
  scratch: Scratch,
): Pick<Check, 'result' | 'detail'> {
  try {
    return { result: 'passed', detail: run(scratch) };
  } catch (error) {
    const detail = messageOf(error);
    const isExcused = excusedBy.some((id) => scratch.state.unsound.includes(id));
    return { result: isUntested(error) || isExcused ? 'untested' : 'failed', detail };
  }
}

/** Parts of texts that must not be in a report: addresses, links, ids and the numbers of Cloud projects. */
const NAMES: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/https?:\/\/\S+/g, '(link)'],
  [/[^\s@“"'<(]+@[^\s@]+\.[A-Za-z]+/g, '(address)'],
  [/\b(?=[\w-]*\d)[\w-]{16,}/g, '(id)'],
  [/\b\d{9,}\b/g, '(number)'],
];

/** A text of Google's with nothing in it by which a file, a person or an account can be found. */
export function withoutNames(text: string): string {
  return NAMES.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text);
}
