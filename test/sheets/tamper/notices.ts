import type { CallName } from '../../../src/sheets/panel-api/calls.ts';
import type { Answer, PanelState } from '../../../src/sheets/panel-api/panel.ts';
import { foundByVerify } from '../../found-by-verify.ts';

/** Everything that the panel and Verify say to the host about the content of the tabs. */
export function noticesOf(
  press: (name: CallName, ...given: readonly unknown[]) => Answer<unknown>,
): string[] {
  return [...ofState(press('getState')), ...foundByVerify(press)];
}

function ofState(answer: Answer<unknown>): string[] {
  if (!answer.ok) return [answer.problem.what];
  const { differences, warnings, ledgerEdited, matches, season } = answer.value as PanelState;
  if (!season) return ['no season'];
  return [
    ...differences.map(({ address, text }) => `${address} ${text}`),
    ...warnings,
    ...ledgerEdited,
    ...season.faults.map(({ address, text }) => `${address} ${text}`),
    ...matches.flatMap(({ number, problem, edited, late, unknownSenders, unreadable, changed }) => [
      ...(problem ? [problem.what] : []),
      ...edited,
      ...unreadable,
      ...changed,
      ...late.map(({ id }) => `match ${number}: late ${id}`),
      ...unknownSenders.map(({ at }) => `match ${number}: an unknown sender at ${at}`),
    ]),
  ];
}
