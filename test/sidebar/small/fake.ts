import type { PanelState } from '../../../src/sheets/panel-api/panel.ts';
import { makeState, NOW } from '../states.ts';
import { openSmallPanel, type SmallPanel } from './panel.ts';

/** The add-on's answers; a call without an answer here fails as one that does not exist. */
export type Answers = Readonly<Record<string, (...given: never[]) => unknown>>;

export const ok = (value: unknown) => ({ ok: true, value });

/** Opens the small panel on a state, with these answers. */
export function openOn(
  state: PanelState | (() => PanelState) = makeState(),
  answers: Answers = {},
): Promise<SmallPanel> {
  const all: Answers = {
    getState: () => ok(typeof state === 'function' ? state() : state),
    poll: () => ok(null),
    chooseMatch: () => ok(null),
    checkFiles: () => ok([]),
    checkForms: () => ok([]),
    checkTriggers: () => ok(false),
    ...answers,
  };
  return openSmallPanel(
    (name, given) => {
      const answer = all[name];
      if (!answer) throw new Error(`Script function not found: ${name}`);
      return answer(...(given as never[]));
    },
    { start: Date.parse(NOW) },
  );
}
