// Utilities: ids, dates by pattern, and waiting.
import { createHash } from 'node:crypto';
import { ScriptError } from '../base/errors.ts';
import { formatTime, isZone, parseTime } from '../base/zone.ts';
import type { Run } from '../run/run.ts';
import { standIn } from '../run/stand-in.ts';

export function utilities(run: Run, makeUuid: () => string) {
  function checkZone(zone: string): void {
    if (!isZone(zone)) throw new ScriptError(`Invalid argument: ${zone}`);
  }
  return standIn(run, 'Utilities', {
    getUuid: () => makeUuid(),
    formatDate(date: { getTime(): number }, zone: string, pattern: string) {
      checkZone(zone);
      return formatTime(date.getTime(), zone, pattern);
    },
    parseDate(text: string, zone: string, pattern: string) {
      checkZone(zone);
      const ms = parseTime(text, zone, pattern);
      if (ms === undefined) throw new ScriptError(`Cannot parse date: ${text}`);
      return run.setup.realm.date(ms);
    },
    DigestAlgorithm: { SHA_256: 'SHA_256' },
    Charset: { UTF_8: 'UTF_8' },
    // Google gives signed bytes.
    computeDigest(algorithm: string, text: string, charset: string) {
      if (algorithm !== 'SHA_256' || charset !== 'UTF_8' || typeof text !== 'string')
        throw new ScriptError('Invalid argument: algorithm, text or charset');
      return [...new Int8Array(createHash('sha256').update(text, 'utf8').digest())];
    },
    sleep(ms: number) {
      if (!(ms >= 0 && ms <= 300_000)) throw new ScriptError('Invalid argument: milliseconds');
      run.charge(ms);
    },
  });
}
