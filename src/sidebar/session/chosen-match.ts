import { useState } from 'preact/hooks';
import type { PanelState } from '../../sheets/panel-api/panel.ts';
import { useSession } from './session.ts';

/** Chooses a match; its tab is shown too, if `shows`. */
export type ChooseMatch = (number: number, shows: boolean) => Promise<unknown>;

/**
 * The number of the match that the host chose, and a function that chooses another. The add-on notes it for each host, so that a
 * reopened panel shows the same match.
 */
export function useChosenMatch(state: PanelState): readonly [number | undefined, ChooseMatch] {
  const { server } = useSession();
  const [chosen, setChosen] = useState(state.chosen ?? undefined);
  const choose: ChooseMatch = (number, shows) => {
    setChosen(number);
    return server.call('chooseMatch', number, shows);
  };
  return [chosen, choose];
}
