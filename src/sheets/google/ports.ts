import type { Alarm, Ports } from '../ports.ts';
import { makeChat } from './chat.ts';
import { digestOf, hostProperties } from './document.ts';
import { makeFiles } from './drive/files.ts';
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

const HANDLER = 'onClock';

/** Minutes from one wake-up to the next: Google takes 1, 5, 10, 15 and 30. */
const EVERY = 5;

/** A trigger that comes again and again: one that comes late, twice or never is made good by the next. */
function makeAlarm(): Alarm {
  const set = () =>
    ScriptApp.getProjectTriggers().filter((trigger) => trigger.getHandlerFunction() === HANDLER);
  return {
    keep: () => {
      if (set().length === 0) ScriptApp.newTrigger(HANDLER).timeBased().everyMinutes(EVERY).create();
    },
    stop: () => {
      for (const trigger of set()) ScriptApp.deleteTrigger(trigger);
    },
  };
}
