import { asUnusable } from '../../src/rules/base/unusable.ts';
import type { PrivateView, PublicView } from '../../src/rules/games/own-game/view.ts';
import { replay } from '../../src/rules/play/replay.ts';
import { RECORD_GAMES } from '../../src/rules/registry.ts';
import type { Played as PlayedAs } from '../rules/builder.ts';

/** A small definition with one of most parts. */
export const SMALL = {
  title: 'Small',
  players: [2, 4],
  lastRound: 3,
  questions: [
    { id: 'bid', title: 'Bid', kind: 'number', least: 0, most: 'coins', missing: 0 },
    { id: 'team', title: 'Team', kind: 'choice', choices: ['red', 'blue'], missing: 'red' },
    { id: 'tools', title: 'Tools', kind: 'choices', choices: ['rope', 'lamp'] },
    { id: 'target', title: 'Target', kind: 'player', when: { column: 'role', is: 'wolf' } },
    { id: 'allies', title: 'Allies', kind: 'players', most: 1 },
    { id: 'note', title: 'Note', kind: 'text' },
  ],
  columns: [
    { id: 'coins', title: 'Coins', kind: 'number', start: 10, known: 'owner', trade: true },
    { id: 'role', title: 'Role', kind: 'text', start: 'sheep', known: 'owner', reveal: true },
    { id: 'points', title: 'Points', kind: 'number', start: 0, known: 'everyone' },
    { id: 'aim', title: 'Aim', kind: 'player', start: '', known: 'host' },
  ],
  facts: [
    { id: 'pot', title: 'Pot', kind: 'number', start: 0, known: 'everyone' },
    { id: 'card', title: 'Card', kind: 'text', start: 'x', known: 'host', reveal: true },
  ],
  score: { column: 'points', wins: 'most' },
};

export type Small = typeof SMALL;

/** A record of three players, by its rounds. */
export function recordOf(rounds: readonly object[], more: object = {}): object {
  const players = ['Ann', 'Bob', 'Cat'].map((name) => ({ name, garnets: 2 }));
  const whole = rounds.map((round) => ({ orders: {}, ...round }));
  return { format: 1, game: 'own-game', definition: SMALL, players, ...more, rounds: whole };
}

/** A replay whose views have the shapes of own games. */
export type Played = PlayedAs<PublicView, PrivateView>;

export function play(rounds: readonly object[], more?: object): Played {
  return replay(RECORD_GAMES, recordOf(rounds, more)) as unknown as Played;
}

/** The path at which a record is unusable; '' for a usable one. */
export function pathOf(record: object): string {
  try {
    replay(RECORD_GAMES, JSON.parse(JSON.stringify(record)));
    return '';
  } catch (error) {
    const why = asUnusable(error);
    if (!why) throw error;
    return why.path;
  }
}

/** The text with one value put in its place: `questions[0].most` of a definition. */
export function withAt<T extends object>(value: T, path: string, part: unknown): T {
  const copy = JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
  const steps = path.match(/\w+/g) as string[];
  const last = steps.pop() as string;
  const holder = steps.reduce<Record<string, unknown>>(
    (at, step) => at[step] as Record<string, unknown>,
    copy,
  );
  if (part === undefined) delete holder[last];
  else holder[last] = part;
  return copy as T;
}
