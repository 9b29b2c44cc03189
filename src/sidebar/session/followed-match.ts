import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { useSession } from './session.ts';

/** Milliseconds between two questions which tab the host looks at. */
const PAUSE = 10_000;

/**
 * Follows the tab that the host looks at, where there are several matches: `onMatch` gets the match of another tab than before,
 * if it is one's own tab or one of its responses. What the host chooses in the panel stays until then.
 */
export function useFollowedMatch(matches: readonly MatchState[], onMatch: (number: number) => void): void {
  const { server } = useSession();
  const [tab, setTab] = useState<number | null>(null);
  const follow = useRef(onMatch);
  follow.current = onMatch;
  const isUseful = matches.length > 1;

  useEffect(() => {
    if (!isUseful) return;
    let isAsking = false;
    const ask = async () => {
      if (isAsking || document.visibilityState !== 'visible') return;
      isAsking = true;
      const answer = await server.call('lookingAt');
      isAsking = false;
      if (answer.ok && answer.value !== null) setTab(answer.value);
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
    const match = matches.find(({ tabs }) => tab !== null && tabs.includes(tab));
    if (match) follow.current(match.number);
  }, [tab]);
}
