// FormApp's builders of answer validations.
import { NotCovered, ScriptError } from '../base/errors.ts';
import type { Run } from '../run/run.ts';
import { standIn } from '../run/stand-in.ts';
import type { ItemKind, Validation } from '../world/form.ts';

// The validation behind each stand-in of one, and its kind of item.
const validations = new WeakMap<object, { kind: ItemKind; rule: Validation }>();

/** Gives the validation that a builder has made for a kind of item. Throws if the object is no such validation. */
export function validationOf(given: object, kind: ItemKind): Validation {
  const found = validations.get(given);
  if (found?.kind !== kind) throw new ScriptError('Invalid argument: validation');
  return found.rule;
}

/** Makes a builder for validations. The builder exists only in the script, so its calls do not go to Google. */
export function validationBuilder(run: Run, kind: 'text' | 'paragraph'): object {
  let rule: Validation | undefined;
  let help: string | undefined;
  const require = (next: Validation) => {
    rule = next;
    return self;
  };
  const pattern = {
    requireTextMatchesPattern(text: string) {
      if (run.world.switches?.patternsRefused) throw new ScriptError(`Invalid argument: ${text}`);
      checkPattern(text);
      return require({ kind: 'pattern', pattern: text });
    },
  };
  const own = {
    text: {
      ...pattern,
      requireNumber: () => require({ kind: 'number' }),
      requireWholeNumber: () => require({ kind: 'whole' }),
      requireNumberBetween: (low: number, high: number) => require({ kind: 'between', low, high }),
      requireNumberGreaterThanOrEqualTo: (low: number) => require({ kind: 'at-least', low }),
    },
    paragraph: pattern,
  }[kind];
  const self: object = standIn(
    run,
    'ValidationBuilder',
    {
      ...own,
      setHelpText(text: string) {
        help = text;
        return self;
      },
      build() {
        if (!rule) throw new ScriptError('The validation requires nothing.');
        const built = standIn(run, 'Validation', {}, false);
        validations.set(built, { kind, rule: help === undefined ? rule : { ...rule, help } });
        return built;
      },
    },
    false,
  );
  return self;
}

// Forms uses RE2, which has no look-around, no back references, and no count above 1,000.
function checkPattern(pattern: string): void {
  const counts = [...pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].flatMap(([, least, most]) => [
    least,
    most || 0,
  ]);
  if (/\(\?[=!<]|\\[1-9]/.test(pattern) || counts.some((count) => Number(count) > 1_000))
    throw new NotCovered(`the pattern ${pattern}, which RE2 refuses`);
  try {
    new RegExp(pattern);
  } catch {
    throw new ScriptError(`Invalid argument: ${pattern}`);
  }
}
