import type { Browser } from 'playwright-core';

/** What the files of a group share. A file that runs alone has its own browser, and closes it. */
export const shared: { isGroup: boolean; browser: Promise<Browser> | undefined } = {
  isGroup: false,
  browser: undefined,
};
