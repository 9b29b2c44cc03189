import { Refusal } from './clasp.ts';

const WHERE =
  'The script’s id is in the spreadsheet under Extensions › Apps Script › Project settings (the cog) › Script ID.';
/** The ids of Google's spreadsheets have 44 characters, those of scripts 57. */
const SPREADSHEET_ID = /^[\w-]{44}$/;
const SCRIPT_ID = /^[\w-]{20,100}$/;

/**
 * The id of a script from an id or from the address of the script editor.
 * Throws a refusal for the id or address of a spreadsheet, and for anything else.
 */
export function readScriptId(given: string): string {
  const text = given.trim();
  if (/docs\.google\.com\/spreadsheets/.test(text) || SPREADSHEET_ID.test(text))
    throw new Refusal(`That is a spreadsheet, not its script: ${text}\n${WHERE}`);
  const id = /script\.google\.com\/(?:.*\/)?(?:d|projects)\/([\w-]+)/.exec(text)?.[1] ?? text;
  if (!SCRIPT_ID.test(id)) throw new Refusal(`That is not the id of a script: ${text}\n${WHERE}`);
  return id;
}
