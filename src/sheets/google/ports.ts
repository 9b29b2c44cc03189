import type { Ports } from '../ports.ts';
import { makeChat } from './chat.ts';
import { digestOf, hostProperties } from './document.ts';
import { makeFiles } from './drive/files.ts';
import { editorsOfWorkbook } from './drive/hosts.ts';
import { makeSpreadsheets } from './drive/spreadsheets.ts';
import { makeForms } from './forms/forms.ts';
import { makeLock } from './lock.ts';
import { makeMail } from './mail.ts';
import { makeMemo } from './memo.ts';
import { beginWaits } from './rest/limits.ts';
import { makePace } from './rest/pace.ts';
import { makePost } from './rest/post.ts';
import { makeWorkbook } from './rest/workbook.ts';
import { makeSelfTest } from './self-test/self-test.ts';
import { makeTriggers } from './triggers.ts';
import { readViewerPage, showTab } from './ui.ts';
import { makeClock } from './zone-clock.ts';

/** Makes the ports that connect the add-on to Google. If `waits` is false, no call waits for the end of a Google limit. */
export function makePorts({ waits = true } = {}): Ports {
  beginWaits(waits);
  const workbook = makeWorkbook();
  const memo = makeMemo(hostProperties());
  let user: string | undefined;
  return {
    workbook,
    post: makePost(makePace(memo)),
    files: makeFiles(workbook.id),
    forms: makeForms(workbook.id),
    spreadsheets: makeSpreadsheets(),
    mail: makeMail(),
    chat: makeChat(),
    triggers: makeTriggers(),
    clock: makeClock(),
    lock: makeLock(memo.forget),
    memo,
    entropy: { text: () => `${Utilities.getUuid()}${Utilities.getUuid()}`.replace(/-/g, '') },
    digest: digestOf,
    who: () => {
      user ??= Session.getActiveUser().getEmail() || Session.getEffectiveUser().getEmail();
      return user;
    },
    hosts: editorsOfWorkbook,
    showTab,
    viewerPage: readViewerPage,
    selfTest: makeSelfTest(),
    tell: (note) => console.warn(note),
  };
}
