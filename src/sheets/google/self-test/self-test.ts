import type { SelfTest, SelfTestStep, StepReport } from '../../ports.ts';
import { type CheckDefinition, forgetScratch, must, openScratch, runChecks, type Scratch } from './check.ts';
import { CLEAN_UP, removeLeftovers } from './clean-up.ts';
import { FILE_CHECKS, RIGHT_CHECKS } from './file-checks.ts';
import { FORM_CHECKS } from './form-checks.ts';
import { RESPONSE_CHECKS } from './response-checks.ts';
import {
  ALARM_CHECK,
  contendForLock,
  holdLock,
  LOCK_CHECK,
  leaveNote,
  MAIL_CHECK,
  MAIL_LEFT_CHECK,
  NOTE_CHECK,
  SCRIPT_CHECKS,
} from './script-checks.ts';

interface Step extends SelfTestStep {
  /** Checks of this step. Each check becomes one line of the report. */
  readonly checks: readonly CheckDefinition[];
  /** Prepares this step, before the checks run. */
  before?(scratch: Scratch): void;
  /** Ends this step, after the checks have run. */
  after?(): void;
}

/** Steps of the self-test, in groups. Each step is a separate call, because Google ends a script after six minutes. */
const STEPS: readonly (readonly Step[])[] = [
  [
    {
      name: 'script',
      title: 'The script and its calls',
      checks: [...SCRIPT_CHECKS, MAIL_LEFT_CHECK, ALARM_CHECK],
      before: begin,
    },
  ],
  [{ name: 'file', title: 'A spreadsheet', checks: [NOTE_CHECK, ...FILE_CHECKS] }],
  [{ name: 'rights', title: 'Who may open a file', checks: RIGHT_CHECKS }],
  [{ name: 'form', title: 'A form', checks: FORM_CHECKS }],
  [{ name: 'response', title: 'Two test responses', checks: RESPONSE_CHECKS }],
  [
    { name: 'hold', title: 'One run takes the lock', checks: [], before: holdLock },
    { name: 'contend', title: 'Another run wants the lock', checks: [], before: contendForLock },
  ],
  [{ name: 'lock', title: 'The lock', checks: [LOCK_CHECK] }],
  [
    {
      name: 'mail',
      title: 'A mail to yourself',
      checks: [MAIL_CHECK],
      asks: 'Send one mail to my own address',
    },
  ],
  [{ name: 'clean', title: 'Cleaning up', checks: [CLEAN_UP], after: forgetScratch }],
];

/** All checks, in the order of the report's lines. */
export const CHECKS: readonly CheckDefinition[] = STEPS.flat().flatMap(({ checks }) => checks);

/** Makes the self-test. It uses the host's account to check Roundkeeper's assumptions about Google (docs/google.md). */
export function makeSelfTest(): SelfTest {
  return {
    steps: STEPS.map((group) =>
      group.map(({ name, title, asks }) => ({ name, title, ...(asks === undefined ? {} : { asks }) })),
    ),
    run: (name) => {
      const step = STEPS.flat().find((one) => one.name === name);
      must(step, `The self-test has no step ${name}.`);
      return runStep(step);
    },
  };
}

function runStep({ name, checks, before, after }: Step): StepReport {
  const scratch = openScratch(name === 'script');
  before?.(scratch);
  const found = runChecks(checks, scratch);
  after?.();
  return { checks: found };
}

/** Removes the leftovers of an earlier self-test, and writes a note for the next step. */
function begin(scratch: Scratch): void {
  removeLeftovers(openScratch(false));
  leaveNote();
  scratch.save();
}
