// Utilities: ids, dates by pattern, digests, and waiting.
import { ScriptError } from '../base/errors.ts';
import { formatTime, isZone, parseTime } from '../base/zone.ts';
import type { Run } from '../run/run.ts';
import { standIn } from '../run/stand-in.ts';

const SAME_UUID = '12345678-1234-4234-8234-123456789012';

// The text of each stand-in of a blob.
const texts = new WeakMap<object, string>();

function blob(run: Run, text: string): object {
  const made = standIn(run, 'Blob', {}, false);
  texts.set(made, text);
  return made;
}

/** Gives the text of a blob. */
export function textOf(given: object): string {
  const text = texts.get(given);
  if (text === undefined) throw new ScriptError('Invalid argument: blob');
  return text;
}

export function utilities(run: Run, makeUuid: () => string) {
  function checkZone(zone: string): void {
    if (!isZone(zone)) throw new ScriptError(`Invalid argument: ${zone}`);
  }
  return standIn(run, 'Utilities', {
    getUuid: () => (run.world.switches?.sameUuids ? SAME_UUID : makeUuid()),
    formatDate(date: { getTime(): number }, zone: string, pattern: string) {
      checkZone(zone);
      return formatTime(date.getTime(), run.world.switches?.zonesAsUtc ? 'Etc/GMT' : zone, pattern);
    },
    parseDate(text: string, zone: string, pattern: string) {
      checkZone(zone);
      const ms = parseTime(text, run.world.switches?.zoneIgnored ? 'Etc/GMT' : zone, pattern);
      if (ms === undefined) throw new ScriptError(`Cannot parse date: ${text}`);
      return run.setup.realm.date(ms);
    },
    DigestAlgorithm: { SHA_256: 'SHA_256' },
    Charset: { UTF_8: 'UTF_8' },
    // Google gives signed bytes.
    computeDigest(algorithm: string, text: string, charset: string) {
      if (algorithm !== 'SHA_256' || charset !== 'UTF_8' || typeof text !== 'string')
        throw new ScriptError('Invalid argument: algorithm, text or charset');
      const bytes = run.setup.bytes.sha256(text);
      return run.world.switches?.unsignedDigests ? bytes.map((byte) => byte & 255) : bytes;
    },
    newBlob: (text: string, _type?: string, _name?: string) => blob(run, text),
    sleep(ms: number) {
      if (!(ms >= 0 && ms <= 300_000)) throw new ScriptError('Invalid argument: milliseconds');
      run.charge(ms);
    },
  });
}
