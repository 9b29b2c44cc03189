// The globals of the script; those of advanced services only when the manifest enables them.

import { formApp } from './forms/form-app.ts';
import { driveAdvanced, sheetsAdvanced } from './rest/advanced.ts';
import { urlFetchApp } from './rest/url-fetch.ts';
import type { Run } from './run/run.ts';
import { htmlService } from './script/html-service.ts';
import { type Locks, lockService } from './script/lock.ts';
import { mailApp } from './script/mail-app.ts';
import { propertiesService } from './script/properties.ts';
import { session } from './script/session.ts';
import { spreadsheetApp } from './script/spreadsheet-app.ts';
import { scriptApp } from './script/triggers.ts';
import { utilities } from './script/utilities.ts';

/** The parts of appsscript.json that the local host uses. */
export interface Manifest {
  timeZone?: string;
  oauthScopes?: readonly string[];
  urlFetchWhitelist?: readonly string[];
  dependencies?: {
    enabledAdvancedServices?: readonly { userSymbol: string; serviceId: string; version: string }[];
  };
}

export interface GlobalsSetup {
  manifest: Manifest;
  /** HTML files of the project. The keys are the names of the files. */
  files: Readonly<Record<string, string>>;
  locks: Locks;
  makeUuid: () => string;
}

export function makeGlobals(run: Run, { manifest, files, locks, makeUuid }: GlobalsSetup): object {
  const services = manifest.dependencies?.enabledAdvancedServices ?? [];
  const hasService = (serviceId: string, version: string) =>
    services.some((one) => one.serviceId === serviceId && one.version === version);
  return {
    ...(hasService('sheets', 'v4') ? { Sheets: sheetsAdvanced(run) } : {}),
    ...(hasService('drive', 'v3') ? { Drive: driveAdvanced(run) } : {}),
    FormApp: formApp(run),
    HtmlService: htmlService(run, files),
    MailApp: mailApp(run),
    LockService: lockService(run, locks),
    PropertiesService: propertiesService(run),
    ScriptApp: scriptApp(run),
    Session: session(run, manifest.timeZone ?? 'Etc/GMT'),
    SpreadsheetApp: spreadsheetApp(run),
    UrlFetchApp: urlFetchApp(run, manifest.urlFetchWhitelist),
    Utilities: utilities(run, makeUuid),
  };
}
