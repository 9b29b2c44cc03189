import type { Question } from '../../rules/order/question.ts';
import { ORDER_FORM, TRADE_FORM } from './season.ts';

/** Maximum number of characters of a link. Some browsers and mail programs do not open longer links. */
const LONGEST = 2000;

const PLACE = 'ROUNDKEEPER';

/** Gives the placeholder for a question's answer in the link of a match. */
export function placeOf(id: string): string {
  return `${PLACE}${id.toUpperCase()}`;
}

export const CODE_PLACE = placeOf('code');

/** Gives the placeholders in a form's link, by question title. */
export function placesFor(
  questions: readonly Pick<Question, 'id' | 'title'>[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(questions.map(({ id, title }) => [title, placeOf(id)]));
}

/** Says whether a text is a single https address, which a cell can link to. */
export function isWebAddress(link: string): boolean {
  return /^https:\/\/[^\s"<>]+$/i.test(link);
}

/** Fills the personal code into a link (G47), if the season uses codes. Keeps the placeholders for answers. */
export function withCode(link: string, code: string): string {
  return mapAnswers(link, (text) => (text === CODE_PLACE ? code || undefined : text));
}

/** Gives the link to a form for one person, with only the personal code filled in. */
export function personalLink(link: string, code: string): string {
  return plainLink(withCode(link, code));
}

/** Gives the link to a form without placeholders. */
export function plainLink(link: string): string {
  return mapAnswers(link, (text) => (text.startsWith(PLACE) ? undefined : text));
}

/**
 * Gives the link to a form with answers filled in (G97). `answers` has the answers by question id. Undefined if a
 * question has no placeholder in the link, or if the link would be too long.
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
 * Replaces the sample answers in a link by placeholders. `places` gives the placeholder for each entry of the form. The
 * answers cannot tell which question is meant, because several lists have equal choices.
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

/** Replaces each answer in a link by the result of `change`. If the result is undefined, removes the answer. */
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

/** Fields of a match's row, outbox key, and title of each form of a match. Sentences name a form by the form's key. */
export const MATCH_FORMS = {
  orders: { form: 'form', tab: 'formTab', key: ORDER_FORM, titleOf: ordersTitle },
  trades: { form: 'trades', tab: 'tradesTab', key: TRADE_FORM, titleOf: tradesTitle },
} as const;

/** Gives the title of a player's file, which only the player and the host can open. */
export const privateTitle = (name: string) => `${name} — private`;
