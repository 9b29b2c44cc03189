import { useEffect, useState } from 'preact/hooks';
import type { PanelState } from '../../sheets/panel-api/panel.ts';
import { useAction } from './action.ts';
import { useSession } from './session.ts';

/**
 * Gives the number of the chosen match, and a function that chooses another match and opens its tab. The add-on stores the choice of each
 * host, so that a reopened panel shows the same match.
 */
export function useChosenMatch(state: PanelState): readonly [number | undefined, (number: number) => void] {
  const { server } = useSession();
  const [chosen, setChosen] = useState(state.chosen ?? undefined);
  const choose = (number: number) => {
    setChosen(number);
    void server.call('chooseMatch', number);
  };
  return [chosen, choose];
}

/** Reads the closed matches (newest first) when their number changes. Reads nothing if there are no closed matches. */
export function useClosedMatches(closed: number) {
  const reading = useAction<'closedMatches'>('reads');
  useEffect(() => {
    if (closed > 0) void reading.start('Reading the closed matches', 'closedMatches');
  }, [closed]);
  return { reading, matches: closed > 0 ? (reading.value ?? []) : [] };
}
