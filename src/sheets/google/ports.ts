import type { Ports } from '../ports.ts';
import { digestOf } from './digest.ts';
import { makeFiles } from './files.ts';
import { makeForms } from './forms.ts';
import { dontWait } from './limits.ts';
import { makePace } from './pace.ts';
import { makePost } from './post.ts';
import { makeSelfTest } from './self-test/self-test.ts';
import { makeSpreadsheets } from './spreadsheets.ts';
import { readViewerPage } from './ui.ts';
import { makeWorkbook } from './workbook.ts';
import { makeClock } from './zone-clock.ts';

/** The ports of the use cases, connected to Google. With `waits` false no call waits for one of Google’s limits to end. */
export function makePorts({ waits = true } = {}): Ports {
  if (!waits) dontWait();
  const workbook = makeWorkbook();
  const properties = PropertiesService.getDocumentProperties();
  return {
    workbook,
    post: makePost(makePace(properties)),
    files: makeFiles(workbook.id),
    forms: makeForms(workbook.id),
    spreadsheets: makeSpreadsheets(),
    clock: makeClock(),
    lock: {
      hold: (patience, work) => {
        const lock = LockService.getDocumentLock();
        if (!lock.tryLock(patience)) return undefined;
        try {
          return { done: work() };
        } finally {
          lock.releaseLock();
        }
      },
    },
    memo: {
      get: (key) => properties.getProperty(key) ?? undefined,
      set: (key, value) => {
        if (value === undefined) properties.deleteProperty(key);
        else properties.setProperty(key, value);
      },
    },
    entropy: { text: () => `${Utilities.getUuid()}${Utilities.getUuid()}`.replace(/-/g, '') },
    digest: digestOf,
    who: () => Session.getActiveUser().getEmail() || Session.getEffectiveUser().getEmail(),
    viewerPage: readViewerPage,
    selfTest: makeSelfTest(),
    tell: (note) => console.warn(note),
  };
}
