import type { TriggerName, Triggers } from '../ports.ts';
import { hostWorkbook } from './document.ts';

const HANDLERS: Readonly<Record<TriggerName, string>> = { responses: 'onSubmission', clock: 'onClock' };

/**
 * Minutes between two runs of the clock's trigger; Google allows 1, 5, 10, 15 or 30 minutes. If a run comes late, twice
 * or never, the next run does the missing work.
 */
const EVERY = 5;

/** Reads, sets and removes the triggers of the script's user (docs/google.md, G50, G59, G86). */
export function makeTriggers(): Triggers {
  const set = (name: TriggerName) =>
    ScriptApp.getProjectTriggers().filter((trigger) => trigger.getHandlerFunction() === HANDLERS[name]);
  return {
    own: () => {
      const handlers = ScriptApp.getProjectTriggers().map((trigger) => trigger.getHandlerFunction());
      const names = ['responses', 'clock'] as const;
      return handlers.flatMap((handler) => names.filter((name) => HANDLERS[name] === handler));
    },
    set: (name) => {
      const made = ScriptApp.newTrigger(HANDLERS[name]);
      if (name === 'responses') made.forSpreadsheet(hostWorkbook()).onFormSubmit().create();
      else made.timeBased().everyMinutes(EVERY).create();
    },
    remove: (name) => {
      for (const trigger of set(name)) ScriptApp.deleteTrigger(trigger);
    },
  };
}
