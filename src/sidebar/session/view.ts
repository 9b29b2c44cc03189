import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { useSession } from './session.ts';

/** The pages behind the first one. */
export type PageName =
  | 'preview'
  | 'new-game'
  | 'why'
  | 'verify'
  | 'record'
  | 'season'
  | 'award'
  | 'substitute'
  | 'players'
  | 'self-test'
  | 'announce'
  | 'invite'
  | 'remind'
  | 'clock'
  | 'undo'
  | 'order'
  | 'rename'
  | 'words'
  | 'end'
  | 'amend'
  | 'rehearsal'
  | 'trades'
  | 'close'
  | 'archive';

/** Opens a page, perhaps about one player: the id of a place. */
export type OpenPage = (page: PageName, player?: string) => void;

/** The id of a button that opens a page. */
export function openerId(page: PageName, player = ''): string {
  return player === '' ? `open-${page}` : `open-${page}-${player}`;
}

/** The heading of the first page. */
export const TITLE_ID = 'match-title';

/** The box with what is to be corrected in the tab Season: it gets the focus once the host has had the tab read. */
export const TO_CORRECT_ID = 'to-correct';

/**
 * Sets the focus after a page was closed. If the season has changed meanwhile, it goes to the top, where the change is shown; else to the
 * button with the id `page`, which opened it. News take the focus themselves.
 */
export function useReturn(page: string | undefined, hasNews: boolean, version: string): void {
  const opener = useRef<string | undefined>(undefined);
  const before = useRef(version);
  useLayoutEffect(() => {
    if (page === undefined && opener.current && !hasNews) {
      if (before.current === version) document.getElementById(opener.current)?.focus();
      else {
        window.scrollTo(0, 0);
        document.getElementById(TITLE_ID)?.focus({ preventScroll: true });
      }
    }
    opener.current = page;
    before.current = version;
  }, [page]);
}

/** Scrolls to the top, where the outcome is, when the match that is shown ends by itself. */
export function useEndInView(match: MatchState | undefined, isShown: boolean): void {
  const before = useRef(match);
  useLayoutEffect(() => {
    const isSame = before.current?.number === match?.number;
    if (isShown && isSame && match?.over && !before.current?.over) window.scrollTo(0, 0);
    before.current = match;
  }, [match?.number, match?.over]);
}

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
