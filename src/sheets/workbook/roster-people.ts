import { sha256Hex } from '../../rules/base/hash.ts';
import { cut } from '../../rules/base/json.ts';
import type { Entropy } from '../ports.ts';
import { fail } from '../problem.ts';
import { CLOSE, OPEN, ORDER_FORM, type Person, type Season, SPECTATORS, TRADE_FORM } from './season.ts';

/**
 * Players who have taken over another place besides their own (H23). The key is the id of that other place, the value is
 * the player's id.
 */
export type StandIns = ReadonlyMap<string, string>;

/**
 * Gives everyone on the roster an id. The id is the name that the person had at first in the season, and never changes
 * (X9). `known` are ids used before. A new person with an earlier player's name gets another id.
 */
export function withIds(
  players: readonly Person[],
  code: () => string,
  identity: Season['identity'],
  known: ReadonlySet<string> = new Set(),
): Person[] {
  // An id must not equal an outbox key, although a player may have the name “spectators”.
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

/** Gives the people with these ids or names, in the given order. */
export function choosePlayers(season: Season, chosen: readonly string[]): Person[] {
  const people = chosen.map(
    (key) =>
      season.players.find(({ id }) => id === key && id !== '') ??
      season.players.find(({ name }) => name.trim() === key) ??
      fail(
        `${cut(key, 60)} is not on the roster.`,
        'Add this player to the Season tab, or choose another player.',
      ),
  );
  const twice = people.find((person, i) => people.indexOf(person) < i);
  if (twice) fail(`You chose ${twice.name} twice.`, 'Choose each player once.');
  return people;
}

/** Refuses to give one person two places in a match: the person's own place and a taken-over place. */
export function requireDifferentPeople(people: readonly Person[], standIns: StandIns): void {
  const own = people.map(({ id }) => standIns.get(id) ?? id);
  const at = own.findIndex((id, i) => id !== '' && own.indexOf(id) < i);
  if (at >= 0)
    fail(
      `${people[own.indexOf(own[at] as string)]?.name} and ${people[at]?.name} are the same person.`,
      'Choose only one of them.',
    );
}

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Says whether the claimed sender of a response is hard to guess: a verified account, or a text shaped like a personal code (H18). */
export function isHardToGuess({ identity }: Pick<Season, 'identity'>, claimed: string): boolean {
  const code = claimed.replace(/[\s-]/g, '').toUpperCase();
  return (
    claimed !== '' &&
    (identity === 'email' || (code.length === 16 && [...code].every((one) => LETTERS.includes(one))))
  );
}

/** Makes a personal code: 16 letters and digits that do not look alike, 79 random bits (H1). */
export function codeFrom(entropy: Entropy): string {
  const digest = sha256Hex(entropy.text());
  let code = '';
  for (let i = 0; i < 16; i++)
    code += LETTERS[Number.parseInt(digest.slice(4 * i, 4 * i + 4), 16) % LETTERS.length];
  return code;
}
