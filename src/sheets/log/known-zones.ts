import { own } from '../../rules/base/json.ts';
import type { Ports } from '../ports.ts';
import { fail } from '../problem.ts';
import type { TypedTabs } from '../workbook/host-tabs.ts';
import { isBlank } from '../workbook/rows.ts';
import type { MatchRow } from '../workbook/season.ts';

type ZonePorts = Pick<Ports, 'memo' | 'clock'>;

/** Key of the note with a time zone for each match number: the workbook's time zone when the match's responses came. */
const NOTE = 'zones';

/**
 * Finds matches whose responses came before the workbook's time zone was changed. Gives the old time zone of each such
 * match, and notes the time zone of new matches.
 * The tabs of these matches hold wall clock times, which now mean other moments (H35; docs/google.md, G94).
 */
export function changedZones(
  ports: ZonePorts,
  matches: readonly MatchRow[],
  { tabs, timeZone }: Pick<TypedTabs, 'tabs' | 'timeZone'>,
): ReadonlyMap<number, string> {
  const { memo } = ports;
  const text = memo.get(NOTE) ?? '{}';
  const noted = JSON.parse(text) as Readonly<Record<string, string>>;
  const zones = matches.map(({ number, formTab, tradesTab }) => {
    const before = own(noted, String(number)) ?? timeZone;
    const both = [formTab, tradesTab].map((sheetId) => tabs.get(sheetId));
    const isEmpty = both.every((tab) => tab?.cells.slice(1).every(isBlank));
    return isEmpty || isSameZone(ports, before, timeZone) ? timeZone : before;
  });
  const now = JSON.stringify(Object.fromEntries(matches.map(({ number }, i) => [number, zones[i]])));
  if (now !== text) memo.set(NOTE, now);
  return new Map(
    matches.flatMap(({ number }, i) => (zones[i] === timeZone ? [] : [[number, zones[i] as string]])),
  );
}

/**
 * Fails if the workbook's time zone was changed after responses of a match came, because the times of these responses
 * would be misread (H35).
 */
export function requireSameZone(
  {
    changedZones,
    timeZone,
  }: Pick<TypedTabs, 'timeZone'> & { readonly changedZones: ReadonlyMap<number, string> },
  { number, title }: MatchRow,
): void {
  const before = changedZones.get(number);
  if (before !== undefined)
    fail(
      `The time zone of this workbook is now ${timeZone}. It was ${before} when the responses of ${title} came.`,
      `Set the time zone to ${before} again in File › Settings.`,
      'bad-workbook',
    );
}

/** Says whether two time zones have the same time now. The names may differ, because one time zone may have several names. */
function isSameZone({ clock }: ZonePorts, one: string, other: string): boolean {
  if (one === other) return true;
  return clock.offset(clock.now(), one) === clock.offset(clock.now(), other);
}
