import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { useSession } from './session.ts';

/**
 * What a page did that closed itself then, '' for nothing, and a way to set it. It goes once the match that is shown is at
 * another round, or over, and when the host starts other work.
 */
export function useNews(match: MatchState | undefined): readonly [string, (words: string) => void] {
  const [news, setNews] = useState('');
  const { isBusy } = useSession();
  const { number, round, over } = match ?? {};
  const toldAt = useRef(match);
  // What the news themselves changed of the match is in the state before they are told.
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
