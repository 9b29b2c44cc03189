// Utilities: ids, dates by pattern, and waiting.
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
    sleep(ms: number) {
      if (!(ms >= 0 && ms <= 300_000)) throw new ScriptError('Invalid argument: milliseconds');
      run.charge(ms);
    },
  });
}
