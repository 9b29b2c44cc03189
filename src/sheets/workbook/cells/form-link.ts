/** What stands in the link that a match keeps, where the answer of a player belongs: the personal code, or a part of an offer. */
export const PLACES = {
  code: 'ROUNDKEEPERCODE',
  with: 'ROUNDKEEPERWITH',
  gives: 'ROUNDKEEPERGIVES',
  takes: 'ROUNDKEEPERTAKES',
} as const;

/** Parts of an offer that a link fills in. */
export type OfferAnswers = Partial<Readonly<Record<Exclude<keyof typeof PLACES, 'code'>, string>>>;

/** The link to a form for one person: the personal code is filled in (G47), where the season uses codes. */
export function personalLink(link: string, code: string): string {
  return mapAnswers(link, (text) => (text === PLACES.code ? code || undefined : text));
}

/** The link to a trade desk with parts of an offer filled in (G97). A place without an answer is left out. */
export function filledLink(link: string, answers: OfferAnswers = {}): string {
  return mapAnswers(link, (text) => {
    const part = PARTS.find((one) => PLACES[one] === text);
    return part === undefined ? text : answers[part as keyof OfferAnswers] || undefined;
  });
}

const PARTS = Object.keys(PLACES) as (keyof typeof PLACES)[];

/** Can a link fill in an offer? None can where Google gives other links. */
export function fillsOffers(link: string): boolean {
  return [PLACES.with, PLACES.gives, PLACES.takes].every((place) => link.includes(`=${place}`));
}

/**
 * A link that fills in answers, with places instead: a list takes only its own choices, so one of them was filled in.
 * `samples` are the answers by their places.
 */
export function withPlaces(link: string, samples: ReadonlyMap<string, string>): string {
  const places = new Map([...samples].map(([place, sample]) => [sample, place]));
  return mapAnswers(link, (text) => places.get(text) ?? text);
}

/** A link with each answer that it fills in as `change` gives it; left out where that gives none. */
function mapAnswers(link: string, change: (text: string) => string | undefined): string {
  const [address = '', query] = link.split('?');
  if (query === undefined) return link;
  const parts = query.split('&').flatMap((part) => {
    const [, name, value] = /^(entry\.\d+)=(.*)$/.exec(part) ?? [];
    if (name === undefined || value === undefined) return [part];
    const before = decodeURIComponent(value.replace(/\+/g, '%20'));
    const after = change(before);
    if (after === before) return [part];
    return after === undefined ? [] : [`${name}=${encodeURIComponent(after)}`];
  });
  return parts.length > 0 ? `${address}?${parts.join('&')}` : address;
}
