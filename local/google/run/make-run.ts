// Makes a run of the script: every call of a service passes through its `call`.
import { GoogleError, NotCovered, ScriptError } from '../base/errors.ts';
import { COUNTED, latencyOf, SCRIPT_LIMIT_MS, serviceOf } from './latency.ts';
import type { CallRecord, Run, RunSetup } from './run.ts';
import { checkCallScope } from './scopes.ts';
import { isStandIn } from './stand-in.ts';

const WITHOUT_AUTHORIZATION = /^(SpreadsheetApp\.getUi|Ui\.create(Addon)?Menu|Menu\.)/;

export function makeRun(setup: RunSetup): Run {
  const { caller, realm } = setup;
  const calls: CallRecord[] = [];
  let modelledMs = 0;
  let ended: string | undefined;
  let under: CallRecord | undefined;

  function foreign(error: unknown): unknown {
    if (error instanceof GoogleError)
      return realm.error(error.name, error.message, { code: error.code, message: error.message });
    if (error instanceof ScriptError || error instanceof NotCovered)
      return realm.error(error.name, error.message);
    if (error instanceof Error)
      return realm.error('LocalHostError', `The local host itself failed: ${error.stack}`);
    return error;
  }

  function adapted(value: unknown): unknown {
    if (value === null || typeof value !== 'object' || isStandIn(value)) return value;
    if (Array.isArray(value)) return value.some(isStandIn) ? realm.list(value) : realm.data(value);
    return Object.getPrototypeOf(value) === Object.prototype ? realm.data(value) : value;
  }

  function adapt(effect: () => unknown): unknown {
    try {
      return adapted(effect());
    } catch (error) {
      throw foreign(error);
    }
  }

  function charge(ms: number): void {
    modelledMs += ms;
    setup.advance(ms);
    if (modelledMs > SCRIPT_LIMIT_MS) ended ??= 'Exceeded maximum execution time';
  }

  function stopIfEnded(): void {
    if (ended !== undefined) throw realm.error('Exception', ended);
  }

  function call(name: string, effect: () => unknown): unknown {
    stopIfEnded();
    if (run.isLoading) throw foreign(new NotCovered(`the call ${name} while the script is being loaded`));
    if (!setup.isAuthorized && !WITHOUT_AUTHORIZATION.test(name))
      throw foreign(new ScriptError(`You do not have permission to call ${name}`));
    const service = serviceOf(name);
    const nth = COUNTED.has(service) ? calls.filter((one) => one.nth > 0).length + 1 : 0;
    const record: CallRecord = { name, service, nth, ms: latencyOf(name, setup.latency) };
    calls.push(record);
    const fault = setup.faultAt(name, nth);
    if (fault?.when === 'kill') {
      ended = fault.error;
      record.failed = 'the script was ended before it';
      stopIfEnded();
    }
    const outer = under;
    under = record;
    try {
      if (fault?.when === 'before') throw new ScriptError(fault.error);
      checkCallScope(caller.scopes, name);
      const value = adapted(effect());
      if (fault?.when === 'after') throw new ScriptError(fault.error);
      if (fault?.when === 'kill-after') ended = fault.error;
      return value;
    } catch (error) {
      record.failed = fault
        ? `made to fail ${fault.when} it took effect`
        : error instanceof Error
          ? error.message
          : String(error);
      throw foreign(error);
    } finally {
      under = outer;
      charge(record.ms);
      stopIfEnded();
    }
  }

  const run: Run = {
    ...caller,
    setup,
    calls,
    log: [],
    ui: { menus: [], alerts: [] },
    isLoading: true,
    get ended() {
      return ended;
    },
    get modelledMs() {
      return modelledMs;
    },
    call,
    adapt,
    foreign,
    charge,
    current() {
      if (!under) throw new Error('No call is under way.');
      return under;
    },
  };
  return run;
}
