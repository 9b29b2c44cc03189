import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { MatchState, PanelState } from '../../sheets/panel-api/panel.ts';
import { useAction } from './action.ts';
import { useSession } from './session.ts';

/** Makes the panel show a match, and opens the match's tab if `shows`. */
export type ChooseMatch = (number: number, shows: boolean) => Promise<unknown>;

/**
 * Gives the number of the chosen match, and a function that chooses another match. The add-on stores each host's choice,
 * so that a reopened panel shows the same match.
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

/** Time in milliseconds between two checks which tab is open. */
const PAUSE = 10_000;

interface Followed {
  /** The match whose tab is open; undefined if the open tab is not a match's, or not known. */
  readonly inFront: MatchState | undefined;
  /** Waits for work that opens the tab of a match, then checks which tab is open. */
  showing(match: MatchState | undefined, work: Promise<unknown>): void;
}

/**
 * Watches which tab is open, if there are several matches. Calls `onMatch` when the host opens another match's tab, or a
 * tab with its responses. Until then the panel keeps the host's choice, or the match just made.
 */
export function useFollowedMatch(
  matches: readonly MatchState[],
  onMatch: (number: number) => void,
): Followed {
  const { server } = useSession();
  /** The open tab, and whether the panel must switch to that tab's match. */
  const [seen, setSeen] = useState<{ readonly tab: number; readonly isNews: boolean } | null>(null);
  const follow = useRef(onMatch);
  follow.current = onMatch;
  const isUseful = matches.length > 1;
  const wasUseful = useRef(isUseful).current;
  /** Number of the check whose answer counts. Answers to checks made before a tab was opened are outdated. */
  const asked = useRef(0);
  const isAsking = useRef(false);
  /** True if the next answer follows a choice in the panel, so that Google may not yet have opened the tab. */
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

/** Reads the closed matches, newest first, once for each change of their number. Reads nothing if there are none. */
export function useClosedMatches(closed: number) {
  const reading = useAction<'closedMatches'>('reads');
  useEffect(() => {
    if (closed > 0) void reading.start('Reading the closed matches', 'closedMatches');
  }, [closed]);
  return { reading, matches: closed > 0 ? (reading.value ?? []) : [] };
}
