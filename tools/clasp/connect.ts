import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  API_SWITCH,
  type Clasp,
  connectedScript,
  connectTo,
  explain,
  type Place,
  PROJECT_FILE,
  Refusal,
} from './clasp.ts';

const TITLE = 'Roundkeeper season';
const WHERE =
  'The script’s id is in the spreadsheet under Extensions › Apps Script › Project settings (the cog) › Script ID.';
/** `connect` makes a spreadsheet with a new script. `connect ID` uses the existing script with this id. */
export function connect({ folder, clasp, print }: Place, given: string | undefined): readonly string[] {
  print(`The Apps Script API must be on for your Google account: ${API_SWITCH}\n`);
  if (given !== undefined) {
    const id = readScriptId(given);
    connectTo(folder, id);
    return [`${PROJECT_FILE} now names the script ${id}.`, 'Next: npm run deploy'];
  }
  const before = connectedScript(folder);
  if (before)
    throw new Refusal(
      `${PROJECT_FILE} names the script ${before} already. Next: npm run deploy\n` +
        'To connect another spreadsheet, give the id of its script: npm run connect -- ID',
    );
  const { scriptId, spreadsheet } = create(clasp);
  connectTo(folder, scriptId);
  return [
    `Made a spreadsheet: ${spreadsheet}`,
    `${PROJECT_FILE} now names its script.`,
    'Next: npm run deploy',
  ];
}

/**
 * Makes a spreadsheet and its script with clasp. Uses an empty folder: beside a .clasp.json, clasp makes nothing and
 * exits with 0. clasp also writes the files of the new script into this folder.
 */
function create(clasp: Clasp): { scriptId: string; spreadsheet: string } {
  const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
  try {
    // Without --project, clasp would find a .clasp.json in a folder above.
    const made = clasp(folder, 'create', '--project', folder, '--type', 'sheets', '--title', TITLE);
    const scriptId = /script\.google\.com\/d\/([\w-]+)/.exec(made.output)?.[1];
    const spreadsheet = /drive\.google\.com\/open\?id=[\w-]+/.exec(made.output)?.[0];
    if (!scriptId || !spreadsheet)
      throw explain('No script was made. If an empty spreadsheet was, put it in the bin.', made);
    return { scriptId, spreadsheet: `https://${spreadsheet}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Pattern of a spreadsheet id. Ids of spreadsheets have 44 characters, and ids of scripts have 57. */
const SPREADSHEET_ID = /^[\w-]{44}$/;
const SCRIPT_ID = /^[\w-]{20,100}$/;

/**
 * Reads the script id from a script id or from an address of the script editor. Throws a Refusal for anything else, also
 * for the id or address of a spreadsheet.
 */
function readScriptId(given: string): string {
  const text = given.trim();
  if (/docs\.google\.com\/spreadsheets/.test(text) || SPREADSHEET_ID.test(text))
    throw new Refusal(`That is a spreadsheet, not its script: ${text}\n${WHERE}`);
  const id = /script\.google\.com\/(?:.*\/)?(?:d|projects)\/([\w-]+)/.exec(text)?.[1] ?? text;
  if (!SCRIPT_ID.test(id)) throw new Refusal(`That is not the id of a script: ${text}\n${WHERE}`);
  return id;
}
