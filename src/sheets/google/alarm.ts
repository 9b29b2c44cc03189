import type { Alarm } from '../ports.ts';

const HANDLER = 'onClock';

/** Minutes from one wake-up to the next: Google takes 1, 5, 10, 15 and 30. */
const EVERY = 5;

/** A trigger that comes again and again: one that comes late, twice or never is made good by the next. */
export function makeAlarm(): Alarm {
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
