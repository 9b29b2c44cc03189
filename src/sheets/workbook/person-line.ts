import { cityOf, zoneOf } from '../time-zones.ts';

/** Person as typed or pasted by a host. */
export interface TypedPerson {
  readonly name: string;
  readonly email: string;
}

/** Unusual spaces, as in web pages and word processors. */
const ODD_SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** Pattern of an invisible character at the beginning or the end of a text. */
const UNSEEN = '[\\s\\u200b-\\u200f\\u2060\\ufeff]';
const EDGES = new RegExp(`^${UNSEEN}+|${UNSEEN}+$`, 'gu');
/** Pattern of a text with two names, joined by a sign, “and” or “und”. A text such as “Ann (she/her)” does not match. */
const AND = /^[^(]*\p{L}(?:\s*[&+/]\s*|\s(?:and|und)\s)\p{L}/iu;

function withoutEdges(text: string): string {
  return text.replace(ODD_SPACES, ' ').replace(EDGES, '');
}

/** Removes odd and double spaces, invisible characters and quotes from a pasted name. */
export function cleanName(text: string): string {
  const bare = withoutEdges(text).replace(/ {2,}/g, ' ');
  const [, quoted] = /^["“”](.*)["“”]$/s.exec(bare) ?? [];
  return quoted === undefined ? bare : quoted.replace(/""/g, '"').replace(EDGES, '');
}

/** Takes the address from a pasted text with a name, `mailto:` or commas: “Ann <ann@x.org>”. Leaves other texts unchanged. */
export function cleanEmail(text: string): string {
  const bare = withoutEdges(text);
  if (bare.split('@').length !== 2) return bare;
  const [, inside] = /<([^<>]*)>/.exec(bare) ?? [];
  const found = (inside ?? bare).replace(/^mailto:/i, '').replace(/^["'(]+|["'),;.]+$/g, '');
  return found.replace(EDGES, '');
}

/** Cleans a pasted row of the roster. Splits a name that contains an address. */
export function cleanPerson<P extends TypedPerson>(person: P): P {
  const { name, email } = person;
  const [one, ...others] = email.trim() === '' && name.includes('@') ? readPastedPlayers(name) : [];
  if (one && one.name !== '' && !one.isUnclear && others.length === 0)
    return { ...person, name: one.name, email: one.email };
  return { ...person, name: cleanName(name), email: cleanEmail(email) };
}

/** Person from a pasted line, with the line's one-based number. `zone` is the city of a time zone, or ''. */
export interface PastedLine extends TypedPerson {
  readonly line: number;
  readonly zone: string;
  /** True if the line may name several players or the name is unclear (H15). `name` is then the whole line. */
  readonly isUnclear: boolean;
}

/**
 * Reads the people from a pasted text, one per line. A line has a name and perhaps an email address and a time zone,
 * separated by tabs or commas. A part with @ is an address. A city or zone name is a time zone
 * (H35), unless in quotes. Exactly one part must remain for the name.
 */
export function readPastedPlayers(text: string): readonly PastedLine[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((line, i): readonly PastedLine[] => {
    const parts = partsOf(line);
    if (parts.length === 0) return [];
    const emails = parts.filter((part) => part.includes('@'));
    const zones = parts.filter((part) => zoneOf(part) !== undefined);
    const names = parts.filter((part) => !emails.includes(part) && !zones.includes(part));
    const [written = ''] = names;
    const isOne = Math.max(names.length, emails.length, zones.length) === 1;
    const isUnclear = !isOne || (AND.test(written) && !/^["“”]/.test(written));
    return [
      {
        line: i + 1,
        name: isOne ? cleanName(written) : parts.join(', '),
        email: cleanEmail(emails[0] ?? ''),
        zone: zones[0] === undefined ? '' : cityOf(zoneOf(zones[0]) ?? ''),
        isUnclear,
      },
    ];
  });
}

/** Splits a line into parts: at tabs, or at commas outside quotes if the line has no tabs. “Ann <ann@x.org>” becomes two parts. */
function partsOf(line: string): readonly string[] {
  const fields = line.includes('\t') ? line.split('\t') : (line.match(/"(?:[^"]|"")*"|[^,"]+|"/g) ?? []);
  return fields
    .flatMap((field) => /^(.*)(<[^<>]*@[^<>]*>)\s*$/.exec(field)?.slice(1) ?? [field])
    .map(withoutEdges)
    .filter((part) => part !== '');
}
