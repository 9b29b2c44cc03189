import { hasHalfCharacter, isDeeper, isObject, own, quote } from '../../../rules/base/json.ts';
import {
  everything,
  FORMAT,
  forEveryone,
  forPlayer,
  type ShownFile,
  VERSION,
  type WholeFile,
} from './match-file.ts';

/** Largest size of a match file, in bytes. A real match needs less than a tenth. */
export const LARGEST_FILE = 40_000_000;

/** Largest depth of nesting in a match file. Exported files have a depth of about 10. */
const DEEPEST = 100;

/** Result of reading a file: a match file, a bare record (docs/record.md), or neither. */
export type ReadFile =
  | { readonly kind: 'everything'; readonly file: WholeFile }
  | { readonly kind: 'shown'; readonly file: ShownFile }
  | { readonly kind: 'record'; readonly record: object }
  | { readonly kind: 'none'; readonly problem: string };

/** Reads a match file or a record from its text. */
export function readMatchOrRecord(text: string): ReadFile {
  if (text.trim() === '') return none('The file is empty.');
  let raw: unknown;
  try {
    raw = JSON.parse(enclosedIn(text));
  } catch {
    return none(unreadable(text.trim()));
  }
  if (!isObject(raw)) return none('This is not an exported match.');
  if (isDeeper(raw, DEEPEST))
    return none(
      `The file has more than ${DEEPEST} levels of nesting, so it is not a match. Export the match again.`,
    );
  if (hasHalfCharacter(raw))
    return none(
      'A text in the file contains half of a character, for example from a cut-off emoji. Correct the text, or export the match again from its workbook.',
    );
  if (own(raw, FORMAT) === undefined)
    return own(raw, 'format') === undefined
      ? none('This is not an exported match, because the text has neither “roundkeeper” nor “format”.')
      : { kind: 'record', record: raw };
  if (raw[FORMAT] !== VERSION)
    return none(
      `The file has version ${quote(raw[FORMAT])}, but this Roundkeeper reads version ${VERSION}. Use the version that exported the file.`,
    );
  return readMatchFile(raw);
}

/** Takes the text of the match file out of a match's page. Other texts come back unchanged. */
function enclosedIn(text: string): string {
  if (!text.trimStart().startsWith('<')) return text;
  const from = text.indexOf(MATCH_PLACE);
  const to = text.indexOf('</script>', from);
  return from < 0 || to < 0 ? text : text.slice(from + MATCH_PLACE.length, to);
}

/** Text in the viewer's page that stands directly before the match file. The match file contains no “<” (see matchPage). */
export const MATCH_PLACE = 'id="match">';

/** Says why a text that is not JSON cannot be used, and what to do. */
function unreadable(text: string): string {
  if (/^<(!doctype|html)/i.test(text))
    return 'This is a web page without a match in it. Choose the page or the file that “Export the match” saved.';
  return text.startsWith('{') && !text.endsWith('}')
    ? 'The file ends in the middle. Export the match again.'
    : 'This is not an exported match, because it cannot be read.';
}

const SCHEMAS = { everything, public: forEveryone, player: forPlayer } as const;

function readMatchFile(raw: Record<string, unknown>): ReadFile {
  const shows = own(raw, 'shows');
  const schema = typeof shows === 'string' && own(SCHEMAS, shows);
  if (!schema) return none(`“shows” must be “everything”, “public” or “player”, but is ${quote(shows)}.`);
  const issue = schema.safeParse(raw).error?.issues[0];
  if (issue) return none(`The file cannot be used at “${issue.path.join('.')}”. Export the match again.`);
  return shows === 'everything'
    ? { kind: shows, file: raw as unknown as WholeFile }
    : { kind: 'shown', file: raw as unknown as ShownFile };
}

function none(problem: string): ReadFile {
  return { kind: 'none', problem };
}
