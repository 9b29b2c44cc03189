// The globals that the script finds: those of the manifest's advanced services only when it asks for them.

import { formApp } from './forms/form-app.ts';
import { driveAdvanced, sheetsAdvanced } from './rest/advanced.ts';
import { urlFetchApp } from './rest/url-fetch.ts';
import type { Run } from './run/run.ts';
import { type Locks, lockService } from './script/lock.ts';
import { propertiesService } from './script/properties.ts';
import { session } from './script/session.ts';
import { scriptApp } from './script/triggers.ts';
import { htmlService, spreadsheetApp } from './script/ui.ts';
import { utilities } from './script/utilities.ts';

/** What the local host reads of appsscript.json. */
export interface Manifest {
  timeZone?: string;
  oauthScopes?: readonly string[];
  urlFetchWhitelist?: readonly string[];
  dependencies?: {
    enabledAdvancedServices?: readonly { userSymbol: string; serviceId: string; version: string }[];
  };
}

export interface Surroundings {
  manifest: Manifest;
  /** The project's html files by name. */
  files: Readonly<Record<string, string>>;
  locks: Locks;
  makeUuid: () => string;
}

export function makeGlobals(run: Run, { manifest, files, locks, makeUuid }: Surroundings): object {
  const services = manifest.dependencies?.enabledAdvancedServices ?? [];
  const hasService = (serviceId: string, version: string) =>
    services.some((one) => one.serviceId === serviceId && one.version === version);
  return {
    ...(hasService('sheets', 'v4') ? { Sheets: sheetsAdvanced(run) } : {}),
    ...(hasService('drive', 'v3') ? { Drive: driveAdvanced(run) } : {}),
    FormApp: formApp(run),
    HtmlService: htmlService(run, files),
    LockService: lockService(run, locks),
    PropertiesService: propertiesService(run),
    ScriptApp: scriptApp(run),
    Session: session(run, manifest.timeZone ?? 'Etc/GMT'),
    SpreadsheetApp: spreadsheetApp(run),
    UrlFetchApp: urlFetchApp(run, manifest.urlFetchWhitelist),
    Utilities: utilities(run, makeUuid),
  };
}
