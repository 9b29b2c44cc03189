import { cityOf, zoneOf } from '../../time-zones.ts';

/** A person as a host types or pastes one. */
export interface TypedPerson {
  readonly name: string;
  readonly email: string;
}

/** Spaces that are not the usual one, as they come from web pages and word processors. */
const ODD_SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** What nobody sees at the beginning or the end of a text. */
const UNSEEN = '[\\s\\u200b-\\u200f\\u2060\\ufeff]';
const EDGES = new RegExp(`^${UNSEEN}+|${UNSEEN}+$`, 'gu');
const ADDRESS = /[^\s@,;:|[\]<>"'()]+@[^\s@,;:|[\]<>"'()]+/;
/** What stands between two people of one line. */
const BETWEEN = /^[\s,;)\]>|&+]+(?:(?:and|und)\s)?|\s(?:and|und|[&+])\s*$/g;
/** Two names with a sign, or “and” or “und”, between them; “(she/her)” is none. */
const AND = /^[^(]*\p{L}(?:\s*[&+/]\s*|\s(?:and|und)\s)\p{L}/iu;
/** The number of a row, in a column of its own before the name. */
const NUMBER = /^\s*(?:\d{1,3}[.)]?(?:\t\s*|[,;]\s*(?=.*@))(?=[^\t@,;]+[\t,;])|(?:#|no\.?|nr\.?)\t(?=name))/i;
/** What sets a name apart from an address beside it: brackets, a colon, a line, a dash or an arrow. */
const APART = /^[\s:|=>\u2190-\u21ff([\]){}–—-]+|[\s:|=>\u2190-\u21ff([{–—-]+$/gu;

/**
 * When a line was sent, as a chat puts it before the line: “[20:14] ”, “[04/11/2026, 18:22] ”, “[18:22, 04/11/2026] ”, “04/11/2026,
 * 18:22 - ”.
 */
const CHAT_DATE = '\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}';
const CHAT_CLOCK = '\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?: ?[ap]m)?';
const CHAT_TIME = new RegExp(
  `^(?:\\[(?:${CHAT_DATE},? )?${CHAT_CLOCK}(?:, ${CHAT_DATE})?\\]|${CHAT_DATE},? ${CHAT_CLOCK} [-–])\\s*`,
  'i',
);
/** Who sent the line, and the sentence that stands before an address in it. */
const SENDER = /^([^:@,;\t]{1,40}): [^@]*[?!.]\s+(?=[^\s@]+@[^\s@]+\s*$)/;
/** Who sent the line, where a name and an address follow: “Ann: Ann Lee ann@x.org”, “Ann: Ann Lee, ann@x.org”. */
const BEFORE_NAME = /^[^:@,;\t]{1,40}: (?=[^\s:@,;\t][^:@,;\t]*[,;]? <?[^\s@]+@[^\s@]+\s*$)/;
/** Pictures between words, as people put them into a chat, with what belongs to them. */
const EMOJI =
  /[ \t]*(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\p{Emoji_Modifier}|[\ufe0f\u20e3]|\u200d\p{Extended_Pictographic})*/gu;
/** That somebody has no address, in the place of one. */
const NO_MAIL = /\s*[([](?:no|without)(?: an?)? e?-?mail(?: address)?[)\]]\s*$/i;

function withoutEdges(text: string): string {
  return text.replace(ODD_SPACES, ' ').replace(EDGES, '');
}

/** A name without what pasting leaves around it: odd and double spaces, unseen characters, quotes. */
export function cleanName(text: string): string {
  const bare = withoutEdges(text).replace(/ {2,}/g, ' ');
  const [, quoted] = /^["“”](.*)["“”]$/s.exec(bare) ?? [];
  return quoted === undefined ? bare : quoted.replace(/""/g, '"').replace(EDGES, '');
}

/** An email address without what pasting leaves around it: “Ann <ann@x.org>”, `mailto:`, commas. Other texts stay. */
export function cleanEmail(text: string): string {
  const bare = withoutEdges(text);
  if (bare.split('@').length !== 2) return bare;
  const [, inside] = /<([^<>]*)>/.exec(bare) ?? [];
  const found = (inside ?? bare).replace(/^mailto:/i, '').replace(/^["'(]+|["'),;.]+$/g, '');
  return found.replace(EDGES, '');
}

/** A row of the roster without what pasting leaves. A name that holds the address too is taken apart. */
export function cleanPerson<P extends TypedPerson>(person: P): P {
  const { name, email } = person;
  if (email.trim() === '' && addressesIn(name).length === 1) return { ...person, ...readLine(name) };
  return { ...person, name: cleanName(name), email: cleanEmail(email) };
}

/** A line that was pasted: its number from 1, and the person it names, with the city of a time zone, or ''. */
export interface PastedLine extends TypedPerson {
  readonly line: number;
  readonly zone: string;
  /** Texts where a time zone may stand that are none, or ''. */
  readonly leftOut: string;
  /** It may name several players (H15): nothing tells whether a comma, “&” or the like in the name is part of it. */
  readonly isUnclear: boolean;
}

/**
 * The people of a pasted text, one a line: a name, or a name and an email, apart by a tab, a comma or a semicolon, or in the
 * form of a mail program; the city of a time zone may follow, without an email too where several lines end with one. Bullets, numbers,
 * emojis and a line of heads are left out.
 */
export function readPastedPlayers(text: string): readonly PastedLine[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map(withoutEmojis);
  const haveCities = lines.filter((line) => cityBehind(line) !== undefined).length > 1;
  return lines.flatMap((line, i) =>
    peopleIn(line.replace(NUMBER, ''))
      .map((one, _, all) => {
        // As a row of a table: no comma is part of the name.
        const row = haveCities && !ADDRESS.test(one) ? (cityBehind(one) ?? one) : one;
        const person = readLine(row);
        const isOne = all.length === 1 && ADDRESS.test(row);
        const hasComma = /[,;]/.test(person.name) && !isOne && !/[\t>]/.test(row);
        const isUnclear = (hasComma || AND.test(person.name)) && !/["“”]/.test(row);
        // Some mail programs write an address in the place of a name.
        const name = ADDRESS.test(person.name) ? '' : person.name;
        return { ...person, name, ...zoneIn(row, person), isUnclear };
      })
      .filter(({ name, email }) => name !== '' || email !== '')
      .filter((person) => !(i === 0 && isHead(person)))
      .map((person) => ({ ...person, line: i + 1 })),
  );
}

/** A line without emojis; the name of whoever is called like one stays. */
function withoutEmojis(line: string): string {
  const [name = ''] = line.split(/[\t,;<]/);
  return cleanName(name.replace(EMOJI, '')) === '' ? line : line.replace(EMOJI, '');
}

/** A line that ends with a city behind a comma, with a tab between; undefined for any other. */
function cityBehind(line: string): string | undefined {
  const [, before, city = ''] = /^(.*)[,;]([^,;\t]+)[,;]?\s*$/.exec(line) ?? [];
  return zoneOf(bareName(city).replace(/ time$/i, '')) === undefined ? undefined : `${before}\t${city}`;
}

/** The different addresses of a text. */
function addressesIn(text: string): readonly string[] {
  return [...new Set(text.match(new RegExp(ADDRESS, 'g')))];
}

/** The people of one line: each has an address, in brackets or with the name before it; or with the name behind it. */
function peopleIn(line: string): readonly string[] {
  const parts = line.split(/(?<=>)\s*[,;]/);
  if (parts.length > 1 && parts.every((part) => part.trim() === '' || /<[^<>]+>/.test(part))) return parts;
  const found = addressesIn(line);
  if (found.length < 2) return [line];
  const isNamed = (text = '') => /\p{L}/u.test(text.replace('mailto:', ''));
  const around = line.split(ADDRESS);
  const isNameLast = !isNamed(around[0]) && isNamed(around[around.length - 1]);
  const starts = found.map((one) => line.indexOf(one) + (isNameLast ? 0 : one.length));
  const cuts = isNameLast ? starts : [0, ...starts.slice(0, -1)];
  return cuts.map((from, i) => line.slice(from, cuts[i + 1]).replace(BETWEEN, ''));
}

function isHead({ name, email }: TypedPerson): boolean {
  if (/^(players|roster|participants) \S/i.test(name)) return email === '';
  return email === '' && /^(name|player|players)\b.*$/i.test(name) && /mail|^(name|players?):?$/i.test(name);
}

/** The person of a line: what looks like an address, and what stands before it, or after it. */
function readLine(text: string): TypedPerson {
  const whole = withoutEdges(text).replace(/\bmailto:/gi, '');
  const said = whole.replace(CHAT_TIME, '').replace(SENDER, '$1, ');
  const line = (CHAT_TIME.test(whole) ? said.replace(BEFORE_NAME, '') : said)
    .replace(/^(?:[-–•*·]|\d{1,3}[.)])\s+/, '')
    .replace(/^@(?=[^\s@]+(?:\s|$))/, '');
  const [, named = '', inside] = /^(.*?)<([^<>]*)>/.exec(line) ?? [];
  if (inside !== undefined) return { name: cleanName(named).replace(/,$/, ''), email: cleanEmail(inside) };
  const fields = line.includes('\t') ? line.split('\t') : fieldsOf(line);
  const at = fields.findIndex((field) => ADDRESS.test(field));
  if (at < 0)
    return {
      name: cleanName(line.includes('\t') ? (fields.find(Boolean) ?? '') : line).replace(NO_MAIL, ''),
      email: '',
    };
  const [address = ''] = ADDRESS.exec(fields[at] as string) ?? [];
  const [before = '', behind = ''] = (fields[at] as string).split(address);
  const first = [...fields.slice(0, at), before];
  const names = (line.includes('\t') ? first.slice(0, 1) : first).map(bareName).filter(Boolean);
  const after = [behind, ...fields.slice(at + 1)]
    .map(bareName)
    .find((field) => field !== '' && zoneOf(field) === undefined);
  return { name: names.join(', ') || (after ?? ''), email: cleanEmail(address) };
}

/** A name that stood beside an address, without the signs that set the two apart. */
function bareName(text: string): string {
  return cleanName(cleanName(text).replace(APART, ''));
}

/** The time zone at the end of a row of a table, or behind an address: its city; '' for none, with what stands there. “Lee, Paris” is a name. */
function zoneIn(line: string, { name }: TypedPerson): Pick<PastedLine, 'zone' | 'leftOut'> {
  const [, behind] = line.includes('\t') ? [] : line.split(ADDRESS);
  const fields = line.includes('\t') ? line.split('\t').slice(1) : (behind ?? '').split(/[,;]/);
  const texts = fields
    .map((field) => bareName(field).replace(/^([^([]*)[)\]]$/, '$1'))
    .filter((text) => text !== '' && !ADDRESS.test(text));
  const zone = zoneOf((texts[texts.length - 1] ?? '').replace(/ time$/i, ''));
  const others = texts.slice(0, zone === undefined ? undefined : -1);
  const leftOut = others.filter((text) => text !== name).join(', ');
  return { zone: zone === undefined ? '' : cityOf(zone), leftOut };
}

/** The fields of a line with commas or semicolons; one in quotes may hold them too. */
function fieldsOf(line: string): readonly string[] {
  const fields = line.match(/(?:"(?:[^"]|"")*"|[^,;]*)(?:[,;]|$)/g) ?? [];
  return fields.map((field) => field.replace(/[,;]$/, ''));
}
