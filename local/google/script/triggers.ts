// ScriptApp: the token for REST calls, and the triggers of form submissions.
import { ScriptError } from '../base/errors.ts';
import type { Run } from '../run/run.ts';
import { standIn } from '../run/stand-in.ts';
import { makeId, type Trigger } from '../world.ts';

export const TRIGGER_LIMIT = 20;

export const tokenOf = (user: string): string => `local-token-of-${user}`;

export function scriptApp(run: Run) {
  const { world } = run;
  const shown = (trigger: Trigger) => {
    const members: Pick<GoogleAppsScript.Script.Trigger, 'getHandlerFunction' | 'getUniqueId'> & {
      getEventType(): string;
    } = {
      getHandlerFunction: () => trigger.handler,
      getUniqueId: () => trigger.id,
      getEventType: () => 'ON_FORM_SUBMIT',
    };
    // The listing brings all of it, so reading a trigger costs nothing.
    return standIn(run, 'Trigger', members, false);
  };
  const mine = () => world.triggers.filter((trigger) => trigger.owner === run.user);

  return standIn(run, 'ScriptApp', {
    getOAuthToken: () => tokenOf(run.user),
    getProjectTriggers: () =>
      mine()
        .filter((trigger) => trigger.spreadsheetId === run.setup.activeWorkbook)
        .map(shown),
    deleteTrigger(given: { getUniqueId(): string }) {
      const id = given.getUniqueId();
      world.triggers = world.triggers.filter((trigger) => trigger.id !== id);
    },
    newTrigger(handler: string) {
      return standIn(run, 'TriggerBuilder', {
        forSpreadsheet(given: string | { getId(): string }) {
          const spreadsheetId = typeof given === 'string' ? given : given.getId();
          return standIn(run, 'SpreadsheetTriggerBuilder', {
            onFormSubmit: () =>
              standIn(run, 'SpreadsheetTriggerBuilder', {
                create() {
                  if (mine().length >= TRIGGER_LIMIT)
                    throw new ScriptError('This script has too many triggers.');
                  const trigger: Trigger = {
                    id: makeId(world, 'trigger'),
                    handler,
                    spreadsheetId,
                    owner: run.user,
                  };
                  world.triggers.push(trigger);
                  return shown(trigger);
                },
              }),
          });
        },
      });
    },
  });
}
