import type { Ports } from '../ports.ts';
import { makeAlarm } from './alarm.ts';
import { makeChat } from './chat.ts';
import { digestOf } from './digest.ts';
import { hostProperties } from './document.ts';
import { makeFiles } from './drive/files.ts';
import { makeForms } from './forms/forms.ts';
import { makeLock } from './lock.ts';
import { makeMail } from './mail.ts';
import { makeMemo } from './memo.ts';
import { beginWaits } from './rest/limits.ts';
import { makePace } from './rest/pace.ts';
import { makePost } from './rest/post.ts';
import { makeSelfTest } from './self-test/self-test.ts';
import { makeSpreadsheets } from './sheets/spreadsheets.ts';
import { makeWorkbook } from './sheets/workbook.ts';
import { activeTab, readViewerPage, showTab } from './ui.ts';
import { makeClock } from './zone-clock.ts';

/** The ports of the use cases, connected to Google. With `waits` false no call waits for one of Google’s limits to end. */
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
    alarm: makeAlarm(),
    clock: makeClock(),
    lock: makeLock(memo.forget),
    memo,
    entropy: { text: () => `${Utilities.getUuid()}${Utilities.getUuid()}`.replace(/-/g, '') },
    digest: digestOf,
    who: () => {
      user ??= Session.getActiveUser().getEmail() || Session.getEffectiveUser().getEmail();
      return user;
    },
    looksAt: activeTab,
    showTab,
    viewerPage: readViewerPage,
    selfTest: makeSelfTest(),
    tell: (note) => console.warn(note),
  };
}
