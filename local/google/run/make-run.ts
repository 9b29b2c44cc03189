// Makes a run of the script: every call of a service passes through its `call`.
import { GoogleError, NotCovered, ScriptError } from '../base/errors.ts';
import { inLanguage } from '../base/in-language.ts';
import { argumentBytes, bytesOf, jsonText } from './byte-count.ts';
import { latencyOf, SCRIPT_LIMIT_MS, transferMs } from './latency.ts';
import type { CallRecord, Fault, Realm, Run, RunSetup } from './run.ts';
import { checkCallScope } from './scopes.ts';
import { COUNTED, serviceOf } from './service.ts';
import { isStandIn } from './stand-in.ts';

const WITHOUT_AUTHORIZATION =
  /^(SpreadsheetApp\.getUi|Ui\.create(Addon)?Menu|Menu\.|PropertiesService\.getDocumentProperties|Properties\.setProperty$|Utilities\.getUuid)/;

export function makeRun(setup: RunSetup): Run {
  const { caller, realm } = setup;
  const calls: CallRecord[] = [];
  let counted = 0;
  let modelledMs = 0;
  let ended: string | undefined;
  let currentCall: CallRecord | undefined;

  function uncounted(effect: () => unknown): unknown {
    try {
      return toScriptValue(realm, effect());
    } catch (error) {
      throw toScriptError(setup, error);
    }
  }

  function charge(ms: number): void {
    modelledMs += ms;
    setup.advance(ms);
    if (modelledMs > (caller.world.switches?.runLimit ?? SCRIPT_LIMIT_MS))
      ended ??= 'Exceeded maximum execution time';
  }

  function throwIfEnded(): void {
    if (ended !== undefined) throw realm.error('Exception', ended);
  }

  /** Throws if the script may not call this service in its present state. */
  function checkMayCall(name: string): void {
    throwIfEnded();
    if (run.isLoading)
      throw toScriptError(setup, new NotCovered(`the call ${name} while the script is being loaded`));
    if (!setup.isAuthorized && !WITHOUT_AUTHORIZATION.test(name))
      throw toScriptError(setup, new ScriptError(`You do not have permission to call ${name}`));
  }

  function addRecord(name: string): CallRecord {
    const service = serviceOf(name);
    const nth = COUNTED.has(service) ? ++counted : 0;
    const ms = latencyOf(name, setup.latency);
    const record: CallRecord = { name, service, nth, ms, read: 0, written: 0 };
    calls.push(record);
    return record;
  }

  function applyEffect(record: CallRecord, fault: Fault | undefined, effect: () => unknown): unknown {
    if (fault?.when === 'before') throw errorOf(fault);
    checkCallScope(caller.scopes, record.name);
    const answer = effect();
    const text = isMeasured(record) ? jsonText(answer) : undefined;
    record.read += bytesOf(text);
    const value = toScriptValue(realm, answer, text);
    if (fault?.when === 'after') throw errorOf(fault);
    if (fault?.when === 'kill-after') ended = fault.error;
    return value;
  }

  function call(name: string, given: readonly unknown[], effect: () => unknown): unknown {
    checkMayCall(name);
    const record = addRecord(name);
    const fault = setup.faultAt(name, record.nth);
    if (fault?.when === 'kill') {
      ended = fault.error;
      record.failed = 'the script was ended before it';
      throwIfEnded();
    }
    const outerCall = currentCall;
    currentCall = record;
    try {
      if (isMeasured(record)) record.written = argumentBytes(given);
      return applyEffect(record, fault, effect);
    } catch (error) {
      record.failed = fault ? `made to fail ${fault.when} it took effect` : messageOf(error);
      throw toScriptError(setup, error);
    } finally {
      currentCall = outerCall;
      record.ms = Math.round(record.ms + transferMs(record.service, record, setup.latency));
      charge(record.ms);
      throwIfEnded();
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
    uncounted,
    toScriptError: (error) => toScriptError(setup, error),
    charge,
    current() {
      if (!currentCall) throw new Error('No call is in progress.');
      return currentCall;
    },
  };
  return run;
}

const errorOf = ({ error, status }: Fault): Error =>
  status === undefined ? new ScriptError(error) : new GoogleError(status, error);

/**
 * Says whether the bytes of this call itself count. A fetch counts the bytes of its requests instead, and Utilities runs
 * inside the script.
 */
const isMeasured = ({ service }: CallRecord): boolean => service !== 'UrlFetch' && service !== 'Utilities';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Converts an error to an Error of the script's own realm. */
function toScriptError({ realm, caller }: RunSetup, error: unknown): unknown {
  const { language = 'en', statusUnsaid } = caller.world.switches ?? {};
  if (error instanceof GoogleError) {
    const details = statusUnsaid ? undefined : { code: error.code, message: error.message };
    return realm.error(error.name, inLanguage(language, error.message), details);
  }
  if (error instanceof ScriptError) return realm.error(error.name, inLanguage(language, error.message));
  if (error instanceof NotCovered) return realm.error(error.name, error.message);
  if (error instanceof Error)
    return realm.error('LocalHostError', `The local host itself failed: ${error.stack}`);
  return error;
}

/**
 * Converts a result for the script. Stand-ins stay unchanged; plain data is copied into the script's realm. `text` is
 * the data as JSON text, if known.
 */
function toScriptValue(realm: Realm, value: unknown, text?: string): unknown {
  if (value === null || typeof value !== 'object' || isStandIn(value)) return value;
  if (Array.isArray(value) && value.some(isStandIn)) return realm.list(value);
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? realm.data(value, text) : value;
}
