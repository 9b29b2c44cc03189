import { useLayoutEffect, useRef } from 'preact/hooks';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import type { PageName } from './page-name.ts';

/** The heading of the first page. */
export const TITLE_ID = 'match-title';

/** The box with what is to be corrected in the tab Season: it gets the focus once the host has had the tab read. */
export const TO_CORRECT_ID = 'to-correct';

/**
 * Where the host is after a page was closed: at the top, if the season has changed meanwhile, since what changed is there; else
 * at the button that opened the page. News take the focus themselves.
 */
export function useReturn(page: PageName | undefined, hasNews: boolean, version: string): void {
  const opener = useRef<PageName | undefined>(undefined);
  const before = useRef(version);
  useLayoutEffect(() => {
    if (page === undefined && opener.current && !hasNews) {
      if (before.current === version) document.getElementById(`open-${opener.current}`)?.focus();
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
