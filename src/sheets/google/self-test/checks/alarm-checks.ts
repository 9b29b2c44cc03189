import type { CheckDefinition } from '../base/check.ts';
import { must } from '../base/must.ts';

/** No function of the script has this name: should the trigger be left behind, it does nothing. */
const HANDLER = 'selfTestAlarm';

/** Sets a trigger of the clock and removes it again. */
export const ALARM_CHECK: CheckDefinition = {
  name: 'The clock may wake the script',
  assumptions: ['G86'],
  run() {
    const ours = () =>
      ScriptApp.getProjectTriggers().filter((trigger) => trigger.getHandlerFunction() === HANDLER);
    const remove = () => {
      for (const trigger of ours()) ScriptApp.deleteTrigger(trigger);
    };
    try {
      ScriptApp.newTrigger(HANDLER).timeBased().everyMinutes(30).create();
      must(ours().length > 0, 'the trigger that was set is not listed');
    } finally {
      remove();
    }
    const count = ScriptApp.getProjectTriggers().length;
    return `a trigger was set and removed; ${count} of 20 are in use`;
  },
};
