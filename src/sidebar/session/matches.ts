import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { MatchState, PanelState } from '../../sheets/panel-api/panel.ts';
import { useAction } from './action.ts';
import { useSession } from './session.ts';

/** Makes the panel show a match. If `shows` is true, also opens the match's tab. */
export type ChooseMatch = (number: number, shows: boolean) => Promise<unknown>;

/**
 * Gives the number of the chosen match, and a function that chooses another match. The add-on stores the choice of each
 * host, so that a reopened panel shows the same match.
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

/** Time in milliseconds between two checks of the open tab. */
const PAUSE = 10_000;

interface Followed {
  /** The match whose tab is open; undefined if the open tab belongs to no match or is not known. */
  readonly inFront: MatchState | undefined;
  /** Waits for work that opens the tab of a match, then checks which tab is really open. */
  showing(match: MatchState | undefined, work: Promise<unknown>): void;
}

/**
 * Watches which tab is open if there are several matches. Calls `onMatch` when the host opens a tab of another match.
 * Until then, the panel shows the match that the host chose or made last.
 */
export function useFollowedMatch(
  matches: readonly MatchState[],
  onMatch: (number: number) => void,
): Followed {
  const { server } = useSession();
  /** The open tab. `isNews` is true if the panel must switch to the match of this tab. */
  const [seen, setSeen] = useState<{ readonly tab: number; readonly isNews: boolean } | null>(null);
  const follow = useRef(onMatch);
  follow.current = onMatch;
  const isUseful = matches.length > 1;
  const wasUseful = useRef(isUseful).current;
  /** Number of the latest check of the open tab. Answers to earlier checks are outdated, because the panel has opened a tab since. */
  const asked = useRef(0);
  const isAsking = useRef(false);
  /** True if the host has just chosen a match in the panel. Google may not have opened the match's tab before the next answer. */
  const isAfterChoice = useRef(false);

  const ask = useCallback(async () => {
    if (isAsking.current || document.visibilityState !== 'visible') return;
    isAsking.current = true;
    const mine = asked.current;
    const answer = await server.call('lookingAt');
    isAsking.current = false;
    const tab = answer.ok ? answer.value : null;
    if (tab === null || mine !== asked.current) return;
    const isChoice = isAfterChoice.current;
    isAfterChoice.current = false;
    setSeen((before) =>
      before?.tab === tab ? before : { tab, isNews: !isChoice && (before !== null || wasUseful) },
    );
  }, [server]);

  useEffect(() => {
    if (!isUseful) return;
    void ask();
    const timer = setInterval(() => void ask(), PAUSE);
    window.addEventListener('focus', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', ask);
    };
  }, [isUseful, ask]);

  useEffect(() => {
    const match = matches.find(({ tabs }) => seen?.isNews && tabs.includes(seen.tab));
    if (match) follow.current(match.number);
  }, [seen]);

  const showing = (match: MatchState | undefined, work: Promise<unknown>) => {
    asked.current++;
    isAfterChoice.current = true;
    const [tab] = match?.tabs ?? [];
    if (tab !== undefined) setSeen({ tab, isNews: false });
    void work.then(() => {
      asked.current++;
      return ask();
    });
  };
  const inFront = isUseful && seen ? matches.find(({ tabs }) => tabs.includes(seen.tab)) : undefined;
  return { inFront, showing };
}

/** Reads the closed matches (newest first) when their number changes. Reads nothing if there are no closed matches. */
export function useClosedMatches(closed: number) {
  const reading = useAction<'closedMatches'>('reads');
  useEffect(() => {
    if (closed > 0) void reading.start('Reading the closed matches', 'closedMatches');
  }, [closed]);
  return { reading, matches: closed > 0 ? (reading.value ?? []) : [] };
}
