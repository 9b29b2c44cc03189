import { sha256Hex } from '../../rules/base/hash.ts';
import { cut } from '../../rules/base/json.ts';
import type { Entropy } from '../ports.ts';
import { fail } from '../problem.ts';
import { CLOSE, OPEN, ORDER_FORM, type Person, type Season, SPECTATORS, TRADE_FORM } from './season.ts';

/** The places that players of the roster took over beside their own: the id of the place, and of the player (H23). */
export type StandIns = ReadonlyMap<string, string>;

/**
 * The roster with an id for everyone: the name under which the season first knew them, which never changes (X9). `known`
 * are ids that were used before; a new person with the name of an earlier one gets another id.
 */
export function withIds(
  players: readonly Person[],
  code: () => string,
  identity: Season['identity'],
  known: ReadonlySet<string> = new Set(),
): Person[] {
  // No id equals an outbox key, though a player may have such a name.
  const used = new Set([
    SPECTATORS,
    ORDER_FORM,
    TRADE_FORM,
    CLOSE,
    OPEN,
    ...known,
    ...players.map(({ id }) => id),
  ]);
  return players.map((person) => {
    let id = person.id;
    if (id === '') {
      id = person.name.trim();
      for (let n = 2; used.has(id); n++) id = `${person.name.trim()} (${n})`;
      used.add(id);
    }
    const own = identity === 'email' ? '' : person.code || code();
    return {
      ...person,
      name: person.name.trim(),
      email: person.email.trim(),
      meadow: person.meadow.trim(),
      id,
      code: own,
    };
  });
}

/** The people with these ids or names, in their order. */
export function choosePlayers(season: Season, chosen: readonly string[]): Person[] {
  const people = chosen.map(
    (key) =>
      season.players.find(({ id }) => id === key && id !== '') ??
      season.players.find(({ name }) => name.trim() === key) ??
      fail(`${cut(key, 60)} is not on the roster.`, 'Add them to the Season tab, or choose others.'),
  );
  const twice = people.find((person, i) => people.indexOf(person) < i);
  if (twice) fail(`${twice.name} is chosen twice.`, 'Choose each player once.');
  return people;
}

/** Refuses one person in two places of a match: the first one, and one that was taken over. */
export function requireDifferentPeople(people: readonly Person[], standIns: StandIns): void {
  const own = people.map(({ id }) => standIns.get(id) ?? id);
  const at = own.findIndex((id, i) => id !== '' && own.indexOf(id) < i);
  if (at >= 0)
    fail(
      `${people[own.indexOf(own[at] as string)]?.name} and ${people[at]?.name} are the same person.`,
      'Choose one of the two.',
    );
}

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Is the claimed sender of a response hard to guess? A verified account is, and a text in the shape of a personal code (H18). */
export function isHardToGuess({ identity }: Pick<Season, 'identity'>, claimed: string): boolean {
  const code = claimed.replace(/[\s-]/g, '').toUpperCase();
  return (
    claimed !== '' &&
    (identity === 'email' || (code.length === 16 && [...code].every((one) => LETTERS.includes(one))))
  );
}

/** A personal code: 16 letters and digits that do not look alike, 79 random bits (H1). */
export function codeFrom(entropy: Entropy): string {
  const digest = sha256Hex(entropy.text());
  let code = '';
  for (let i = 0; i < 16; i++)
    code += LETTERS[Number.parseInt(digest.slice(4 * i, 4 * i + 4), 16) % LETTERS.length];
  return code;
}
