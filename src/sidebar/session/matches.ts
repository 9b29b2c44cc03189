import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { MatchState, PanelState } from '../../sheets/panel-api/panel.ts';
import { useAction } from './action.ts';
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

/** Milliseconds between two checks for the tab that the host looks at. */
const PAUSE = 10_000;

interface Followed {
  /** The match whose tab the host looks at; undefined where it is another tab, or not known. */
  readonly inFront: MatchState | undefined;
  /** Runs work that shows the tab of a match, and asks for the tab afterwards. */
  showing(match: MatchState | undefined, work: Promise<unknown>): void;
}

/**
 * Follows the tab in front of the host, if there are several matches. `onMatch` gets the match of a newly opened tab, if it is a match's tab or
 * one of its responses. Until then the panel keeps the host's choice, or the match that was just made.
 */
export function useFollowedMatch(
  matches: readonly MatchState[],
  onMatch: (number: number) => void,
): Followed {
  const { server } = useSession();
  /** The tab in front, and whether its match is to be shown. */
  const [seen, setSeen] = useState<{ readonly tab: number; readonly isNews: boolean } | null>(null);
  const follow = useRef(onMatch);
  follow.current = onMatch;
  const isUseful = matches.length > 1;
  const wasUseful = useRef(isUseful).current;
  /** The answer that is waited for. A question that was asked before a tab was shown has an old one. */
  const asked = useRef(0);
  const isAsking = useRef(false);
  /** The next answer is the tab after a choice in the panel: Google may not have shown another. */
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

/** Reads the closed matches, newest first, once for each number of them that the panel knows of; nothing where there are none. */
export function useClosedMatches(closed: number) {
  const reading = useAction<'closedMatches'>('reads');
  useEffect(() => {
    if (closed > 0) void reading.start('Reading the closed matches', 'closedMatches');
  }, [closed]);
  return { reading, matches: closed > 0 ? (reading.value ?? []) : [] };
}
