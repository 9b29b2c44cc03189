import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { useSession } from './session.ts';

/** Milliseconds between two checks for the tab that the host looks at. */
const PAUSE = 10_000;

/** A tab, and whether its match is to be shown. */
interface Seen {
  readonly tab: number;
  readonly isNews: boolean;
}

/**
 * Follows the tab that the host looks at, where there are several matches: `onMatch` gets the match of another tab than before,
 * if it is one's own tab or one of its responses. What the host chooses in the panel stays until then, and so does a match that
 * was just made beside the one whose tab the host has open.
 */
export function useFollowedMatch(matches: readonly MatchState[], onMatch: (number: number) => void): void {
  const { server } = useSession();
  const [seen, setSeen] = useState<Seen | null>(null);
  const follow = useRef(onMatch);
  follow.current = onMatch;
  const isUseful = matches.length > 1;
  const wasUseful = useRef(isUseful).current;

  useEffect(() => {
    if (!isUseful) return;
    let isAsking = false;
    const ask = async () => {
      if (isAsking || document.visibilityState !== 'visible') return;
      isAsking = true;
      const answer = await server.call('lookingAt');
      isAsking = false;
      const tab = answer.ok ? answer.value : null;
      if (tab === null) return;
      setSeen((before) => (before?.tab === tab ? before : { tab, isNews: before !== null || wasUseful }));
    };
    void ask();
    const timer = setInterval(() => void ask(), PAUSE);
    window.addEventListener('focus', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', ask);
    };
  }, [isUseful, server]);

  useEffect(() => {
    const match = matches.find(({ tabs }) => seen?.isNews && tabs.includes(seen.tab));
    if (match) follow.current(match.number);
  }, [seen]);
}
