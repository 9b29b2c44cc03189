// ScriptApp: the token for REST calls, and the triggers for form submissions and of the clock.
import { ScriptError } from '../base/errors.ts';
import type { Run } from '../run/run.ts';
import { standIn } from '../run/stand-in.ts';
import { makeId, type Trigger } from '../world/world.ts';

export const TRIGGER_LIMIT = 20;

export const tokenOf = (user: string): string => `local-token-of-${user}`;

export function scriptApp(run: Run) {
  const { world } = run;
  const triggerStandIn = (trigger: Trigger) => {
    const members: Pick<GoogleAppsScript.Script.Trigger, 'getHandlerFunction' | 'getUniqueId'> & {
      getEventType(): string;
    } = {
      getHandlerFunction: () => trigger.handler,
      getUniqueId: () => trigger.id,
      getEventType: () => (trigger.alarm ? 'CLOCK' : 'ON_FORM_SUBMIT'),
    };
    // Google returns a trigger's data with the list, so reading it costs nothing.
    return standIn(run, 'Trigger', members, false);
  };
  const ownTriggers = () => world.triggers.filter((trigger) => trigger.owner === run.user);

  return standIn(run, 'ScriptApp', {
    AuthMode: { FULL: 'FULL' },
    // Google asks the host for what is missing and ends the run.
    requireAllScopes() {
      if ((world.switches?.untickedScopes ?? []).length > 0)
        throw new ScriptError('Authorization is required to perform that action.');
    },
    getOAuthToken: () => tokenOf(run.user),
    getProjectTriggers: () =>
      ownTriggers()
        .filter((trigger) => trigger.spreadsheetId === run.setup.activeWorkbook)
        .map(triggerStandIn),
    deleteTrigger(given: { getUniqueId(): string }) {
      const id = given.getUniqueId();
      world.triggers = world.triggers.filter((trigger) => trigger.id !== id);
    },
    newTrigger(handler: string) {
      const create = (spreadsheetId: string, alarm?: Trigger['alarm']) => {
        if (ownTriggers().length >= TRIGGER_LIMIT)
          throw new ScriptError('This script has too many triggers.');
        const id = makeId(world, 'trigger');
        const trigger: Trigger = { id, handler, spreadsheetId, owner: run.user, ...(alarm ? { alarm } : {}) };
        world.triggers.push(trigger);
        return triggerStandIn(trigger);
      };
      return standIn(run, 'TriggerBuilder', {
        forSpreadsheet(given: string | { getId(): string }) {
          const spreadsheetId = typeof given === 'string' ? given : given.getId();
          return standIn(run, 'SpreadsheetTriggerBuilder', {
            onFormSubmit: () =>
              standIn(run, 'SpreadsheetTriggerBuilder', { create: () => create(spreadsheetId) }),
          });
        },
        timeBased: () =>
          standIn(run, 'ClockTriggerBuilder', {
            everyMinutes(n: number) {
              if (![1, 5, 10, 15, 30].includes(n))
                throw new ScriptError('The value you passed to everyMinutes was invalid.');
              // Google chooses the first moment itself.
              const next = run.now() + ((world.nextId * 17) % (n * 60)) * 1000;
              return standIn(run, 'ClockTriggerBuilder', {
                create: () => create(run.setup.activeWorkbook ?? '', { everyMinutes: n, next }),
              });
            },
          }),
      });
    },
  });
}
