// A small add-on for tests of the local host: its one entry point, `run`, has the code that a test gives.
import type { Manifest } from '../../local/google/globals.ts';
import { type Host, type HostSetup, makeHost } from '../../local/host/host.ts';
import type { CallResult } from '../../local/host/script-runner.ts';

export const HOST = 'host@example.com';

export const MANIFEST: Manifest = {
  timeZone: 'Etc/UTC',
  urlFetchWhitelist: [
    'https://sheets.googleapis.com/v4/',
    'https://www.googleapis.com/drive/v3/',
    'https://forms.googleapis.com/v1/',
  ],
  dependencies: {
    enabledAdvancedServices: [
      { userSymbol: 'Sheets', serviceId: 'sheets', version: 'v4' },
      { userSymbol: 'Drive', serviceId: 'drive', version: 'v3' },
    ],
  },
};

/** A host whose add-on has one entry point, `run`, with the given body; its argument is called `a`. */
export function hostOf(body: string, setup: Partial<HostSetup> = {}): Host {
  const host = makeHost({
    code: `function run(a) { ${body} }\nfunction onFormSubmit(e) { console.log('fired', typeof e); }`,
    sidebar: '<p>sidebar</p>',
    manifest: MANIFEST,
    ...setup,
  });
  if (setup.state === undefined) host.makeWorkbook('Season', HOST, 'Etc/UTC');
  return host;
}

export const run = (host: Host, ...args: unknown[]): CallResult => host.call(HOST, 'run', args);

/** The return value of a body, or the message of its failure. */
export function outcome(body: string, ...args: unknown[]): unknown {
  const { value, error } = run(hostOf(body), ...args);
  return error ? error.message : value;
}

/** The active workbook as it is stored. */
export function season(host: Host) {
  const file = host.world.files[host.world.activeWorkbook!];
  if (file?.kind !== 'workbook') throw new Error('There is no season.');
  return file;
}

/** Body text: sends requests to the active workbook. */
export const BATCH =
  'return Sheets.Spreadsheets.batchUpdate({ requests: a }, SpreadsheetApp.getActiveSpreadsheet().getId());';

export const text = (stringValue: string) => ({ userEnteredValue: { stringValue } });

export const put = (rowIndex: number, columnIndex: number, cell: object, fields = 'userEnteredValue') => ({
  updateCells: { start: { sheetId: 0, rowIndex, columnIndex }, rows: [{ values: [cell] }], fields },
});
