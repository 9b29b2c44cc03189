import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { useSession } from './session.ts';

/**
 * The result of a page that closed itself, or '', and a function to set it. It disappears once the shown match is at another round, or over, and
 * when the host starts other work.
 */
export function useNews(match: MatchState | undefined): readonly [string, (words: string) => void] {
  const [news, setNews] = useState('');
  const { isBusy } = useSession();
  const { number, round, over } = match ?? {};
  const toldAt = useRef(match);
  // The state already has the change that the news is about.
  useEffect(() => {
    toldAt.current = match;
  }, [news, number]);
  useEffect(() => {
    const before = toldAt.current;
    if (before?.number === number && (before?.round !== round || before?.over !== over)) setNews('');
  }, [round, over]);
  useEffect(() => {
    if (isBusy) setNews('');
  }, [isBusy]);
  return [news, setNews];
}
