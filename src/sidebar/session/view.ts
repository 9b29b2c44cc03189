import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { useSession } from './session.ts';

/** Names of the pages that open from the first page. */
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

/** Opens a page. If the page is about one player, `player` is the id of the player's roster place. */
export type OpenPage = (page: PageName, player?: string) => void;

/** Gives the element id of the button that opens a page. */
export function openerId(page: PageName, player = ''): string {
  return player === '' ? `open-${page}` : `open-${page}-${player}`;
}

/** Element id of the first page's heading. */
export const TITLE_ID = 'match-title';

/**
 * Element id of the box that lists the faults of the Season tab. The box gets the focus after the host has pressed “Read
 * the tab again”.
 */
export const TO_CORRECT_ID = 'to-correct';

/**
 * Sets the focus after a page is closed. If the season has changed, the focus goes to the top, where the change is
 * shown. Otherwise the focus goes to the button with the id `page`, which opened the page. With `hasNews`, a message
 * about the result gets the focus instead.
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

/** Scrolls to the top, where the outcome is shown, when the shown match ends. */
export function useEndInView(match: MatchState | undefined, isShown: boolean): void {
  const before = useRef(match);
  useLayoutEffect(() => {
    const isSame = before.current?.number === match?.number;
    if (isShown && isSame && match?.over && !before.current?.over) window.scrollTo(0, 0);
    before.current = match;
  }, [match?.number, match?.over]);
}

/**
 * Gives the result of the last closed page (or ''), and a function that sets the result. The result disappears when the
 * shown match ends or gets to another round, or when the host starts other work.
 */
export function useNews(match: MatchState | undefined): readonly [string, (words: string) => void] {
  const [news, setNews] = useState('');
  const { isBusy } = useSession();
  const { number, round, over } = match ?? {};
  const toldAt = useRef(match);
  // The state already contains the change that the message is about.
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
