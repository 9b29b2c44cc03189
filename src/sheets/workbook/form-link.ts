import type { Question } from '../../rules/order/question.ts';

/** Most characters of a link: longer ones do not open in all browsers and mail programs. */
const LONGEST = 2000;

const PLACE = 'ROUNDKEEPER';

/** The placeholder for the answer to a question, in the link of a match. */
export function placeOf(id: string): string {
  return `${PLACE}${id.toUpperCase()}`;
}

export const CODE_PLACE = placeOf('code');

/** The placeholders in a form's link, by the titles of the questions. */
export function placesFor(
  questions: readonly Pick<Question, 'id' | 'title'>[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(questions.map(({ id, title }) => [title, placeOf(id)]));
}

/** Is a text an address of https in one word, so that it can be linked? */
export function isWebAddress(link: string): boolean {
  return /^https:\/\/[^\s"<>]+$/i.test(link);
}

/** A link with the personal code filled in (G47), if the season uses codes; it keeps its placeholders for answers. */
export function withCode(link: string, code: string): string {
  return mapAnswers(link, (text) => (text === CODE_PLACE ? code || undefined : text));
}

/** The link to a form for one person, which fills in only the personal code. */
export function personalLink(link: string, code: string): string {
  return plainLink(withCode(link, code));
}

/** The link to a form without placeholders. */
export function plainLink(link: string): string {
  return mapAnswers(link, (text) => (text.startsWith(PLACE) ? undefined : text));
}

/**
 * The link to a form with answers filled in, by the ids of their questions (G97). Undefined if the link lacks a placeholder for
 * one of them, or would be too long.
 */
export function filledLink(
  link: string,
  answers: Readonly<Record<string, string | readonly string[]>>,
): string | undefined {
  const places = new Map(Object.entries(answers).map(([id, answer]) => [placeOf(id), answer]));
  const filled = mapAnswers(link, (text) => {
    const answer = places.get(text);
    places.delete(text);
    return answer ?? (text.startsWith(PLACE) ? undefined : text);
  });
  return places.size === 0 && filled.length <= LONGEST && isWebAddress(filled) ? filled : undefined;
}

/**
 * A link with placeholders instead of its sample answers, by the form's entries. They cannot be found by the answers, because
 * several lists have the same choices.
 */
export function withPlaces(link: string, places: ReadonlyMap<string, string>): string {
  return mapAnswers(link, (text, entry) => places.get(entry) ?? text);
}

export function entriesOf(link: string): readonly string[] {
  const entries: string[] = [];
  mapAnswers(link, (text, entry) => {
    entries.push(entry);
    return text;
  });
  return entries;
}

/** A link with its answers replaced by `change`, which may also remove them. */
function mapAnswers(
  link: string,
  change: (text: string, entry: string) => string | readonly string[] | undefined,
): string {
  const [address = '', query] = link.split('?');
  if (query === undefined) return link;
  const parts = query.split('&').flatMap((part) => {
    const [, entry, value] = /^(entry\.\d+)=(.*)$/.exec(part) ?? [];
    if (entry === undefined || value === undefined) return [part];
    const before = decodeURIComponent(value.replace(/\+/g, '%20'));
    const after = change(before, entry);
    if (after === before) return [part];
    return [after ?? []].flat().map((text) => `${entry}=${encodeURIComponent(text)}`);
  });
  return parts.length > 0 ? `${address}?${parts.join('&')}` : address;
}

type Titled = { readonly title: string };

export const ordersTitle = ({ title }: Titled) => `${title} — orders`;
export const tradesTitle = ({ title }: Titled) => `${title} — trade form`;

/** The name of the file that only this player and the host can open. */
export const privateTitle = (name: string) => `${name} — private`;
