import type { Ports } from '../ports.ts';
import type { Season } from '../workbook/season.ts';
import { type KnownSettings, settingsOf, USUAL_SETTINGS } from '../workbook/settings.ts';

/** Key of the note with the settings of the Season tab, as last read. */
const NOTE = 'settings';

/** Reads the noted settings, which replace cells that can no longer be read (H17). */
export function knownSettings({ memo }: Pick<Ports, 'memo'>): KnownSettings {
  const noted = memo.get(NOTE);
  return noted === undefined ? USUAL_SETTINGS : (JSON.parse(noted) as KnownSettings);
}

/** Notes the settings if they have changed. */
export function noteSettings(ports: Pick<Ports, 'memo'>, season: Season): void {
  const now = JSON.stringify(settingsOf(season));
  if (now !== JSON.stringify(knownSettings(ports))) ports.memo.set(NOTE, now);
}
