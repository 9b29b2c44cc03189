// A file of measured latencies, as the self-test reports them.
import type { Latency } from '../google/run/latency.ts';
import { isCallOrService } from '../google/run/service.ts';

const RATES = ['readPerKB', 'writePerKB'] as const;

/**
 * Parses measured latencies such as `{ "durations": { "Form.setDestination": 900 }, "readPerKB": 0.8, "writePerKB": 4
 * }`, in milliseconds. Every entry is optional, and unknown entries are ignored. Throws an Error that says what is
 * wrong.
 */
export function readLatency(text: string): Latency {
  const given: unknown = JSON.parse(text);
  if (!isRecord(given)) throw new Error('Measured latencies must be a JSON object.');
  const { durations = {} } = given;
  if (!isRecord(durations)) throw new Error('“durations” must be an object.');
  for (const [name, ms] of Object.entries(durations)) {
    if (!isCallOrService(name)) throw new Error(`“durations” names an unknown call: ${name}.`);
    checkMs(`durations.${name}`, ms);
  }
  const rates = RATES.filter((name) => given[name] !== undefined);
  for (const name of rates) checkMs(name, given[name]);
  return {
    durations: durations as Record<string, number>,
    ...Object.fromEntries(rates.map((name) => [name, given[name] as number])),
  };
}

function checkMs(name: string, ms: unknown): void {
  if (typeof ms !== 'number' || !Number.isFinite(ms) || ms < 0)
    throw new Error(`“${name}” must be milliseconds, not ${JSON.stringify(ms)}.`);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
