import type { Ports } from '../ports.ts';
import { makeFiles } from './files.ts';
import { makeForms } from './forms.ts';
import { makePost } from './post.ts';
import { runSelfTest } from './self-test.ts';
import { makeWorkbook } from './workbook.ts';

/** Milliseconds. */
const LOCK_TIMEOUT = 2000;

/** The ports of the use cases, connected to Google. */
export function makePorts(): Ports {
  const workbook = makeWorkbook();
  const properties = PropertiesService.getDocumentProperties();
  return {
    workbook,
    post: makePost(),
    files: makeFiles(workbook.id),
    forms: makeForms(),
    clock: { now: () => Date.now(), fromSerial },
    lock: {
      hold: (work) => {
        const lock = LockService.getDocumentLock();
        if (!lock.tryLock(LOCK_TIMEOUT)) return undefined;
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
    who: () => Session.getActiveUser().getEmail() || Session.getEffectiveUser().getEmail(),
    selfTest: runSelfTest,
  };
}

/** Days since 30 December 1899 in the workbook's zone, as milliseconds UTC. */
function fromSerial(serial: number, timeZone: string): number {
  const wall = new Date(Math.round((serial - 25_569) * 86_400_000));
  const text = wall.toISOString().slice(0, 19).replace('T', ' ');
  return Utilities.parseDate(text, timeZone, 'yyyy-MM-dd HH:mm:ss').getTime();
}
