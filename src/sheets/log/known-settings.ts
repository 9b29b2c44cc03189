import type { Ports } from '../ports.ts';
import type { Season } from '../workbook/season.ts';
import { type KnownSettings, settingsOf, USUAL_SETTINGS } from '../workbook/settings.ts';

/** Key of the note that holds the settings from the last time when the Season tab was read. */
const NOTE = 'settings';

/** Reads the settings from the note. Noted settings replace settings that can no longer be read in the Season tab (H17). */
export function knownSettings({ memo }: Pick<Ports, 'memo'>): KnownSettings {
  const noted = memo.get(NOTE);
  return noted === undefined ? USUAL_SETTINGS : (JSON.parse(noted) as KnownSettings);
}

/** Writes the settings to the note if the settings have changed. */
export function noteSettings(ports: Pick<Ports, 'memo'>, season: Season): void {
  const now = JSON.stringify(settingsOf(season));
  if (now !== JSON.stringify(knownSettings(ports))) ports.memo.set(NOTE, now);
}
