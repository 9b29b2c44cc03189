import type { Tab } from '../ports.ts';
import { scheduleWords, USUAL_SCHEDULE } from '../schedule.ts';
import { SEASON_WORDS } from './host-words.ts';
import { type Season, seasonSchedule } from './season.ts';
import { placeOfValue } from './table-place.ts';

/** Settings that only the tab Season has. */
export type KnownSettings = Pick<Season, 'deadlines' | 'standings'>;

/** Setting of the tab Season that cannot be read. `isGone` is true if the setting's row is missing. */
export interface SettingFault {
  readonly name: 'identity' | 'deadlines' | 'standings';
  readonly isGone: boolean;
}

/** Tab Season as read. Each setting may be any text. */
export interface TypedSeason extends Omit<Season, 'identity' | 'standings'> {
  readonly identity: string;
  readonly standings: string;
}

/** Settings used before the tab is read for the first time. */
export const USUAL_SETTINGS: KnownSettings = { deadlines: USUAL_SCHEDULE, standings: 'tokens' };

/** Gives the season with a value for each setting. If a cell cannot be read, the last readable value counts (H17, H28). */
export function withSettings(
  typed: TypedSeason,
  tab: Tab,
  known: KnownSettings,
): { readonly season: Season; readonly settingFaults: readonly SettingFault[] } {
  const has = (name: string) => placeOfValue(tab, name) !== undefined;
  const isIn = (name: 'identity' | 'standings') =>
    has(name) && Object.keys(SEASON_WORDS.choices[name] ?? {}).includes(typed[name]);
  const [row = -1, column = -1] = placeOfValue(tab, 'deadlines') ?? [];
  // Sheets turns both 24:00 and 1 into the number 1, and 48:00 into 2.
  const isUnclear = Number(tab.cells[row]?.[column]) >= 1 && typeof tab.cells[row]?.[column] === 'number';
  const isDue = has('deadlines') && !isUnclear && seasonSchedule(typed) !== undefined;
  const faults: readonly (readonly [SettingFault['name'], isFault: boolean])[] = [
    // Another text in this cell is no fault here: it counts as a difference from the log.
    ['identity', !has('identity')],
    ['deadlines', !isDue],
    ['standings', !isIn('standings')],
  ];
  const season = {
    ...typed,
    identity: isIn('identity') ? (typed.identity as Season['identity']) : 'code',
    standings: isIn('standings') ? (typed.standings as Season['standings']) : known.standings,
    ...(isDue ? {} : { deadlines: known.deadlines }),
  } as const;
  return {
    season,
    settingFaults: faults.flatMap(([name, isFault]) => (isFault ? [{ name, isGone: !has(name) }] : [])),
  };
}

/** Gives the settings of a season, to be saved in a note. */
export function settingsOf(season: Season): KnownSettings {
  const schedule = seasonSchedule(season);
  return {
    deadlines: schedule ? scheduleWords(schedule) : USUAL_SCHEDULE,
    standings: season.standings,
  };
}
