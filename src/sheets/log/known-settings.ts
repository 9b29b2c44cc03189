import type { Ports } from '../ports.ts';
import type { Season } from '../workbook/season.ts';
import { type KnownSettings, settingsOf, USUAL_SETTINGS } from '../workbook/settings.ts';

/** The settings of the tab Season as they were last read. */
const NOTE = 'settings';

/** The last readable settings, for cells that cannot be read any more (H17). */
export function knownSettings({ memo }: Pick<Ports, 'memo'>): KnownSettings {
  const noted = memo.get(NOTE);
  return noted === undefined ? USUAL_SETTINGS : (JSON.parse(noted) as KnownSettings);
}

/** Notes the settings, if they have changed. */
export function noteSettings(ports: Pick<Ports, 'memo'>, season: Season): void {
  const now = JSON.stringify(settingsOf(season));
  if (now !== JSON.stringify(knownSettings(ports))) ports.memo.set(NOTE, now);
}
