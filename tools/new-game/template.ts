/** How a game is named in its id, its title, its TypeScript constant, and the letter of its rulings. */
export interface Names {
  readonly id: string;
  readonly title: string;
  readonly value: string;
  readonly letter: string;
}

/** A small, complete game that new ones begin as; it is tested where it lies. */
export interface Template extends Names {
  readonly folder: string;
}

export const SMALL: Template = {
  folder: 'test/two-thirds',
  id: 'guess-two-thirds',
  title: 'Guess Two Thirds',
  value: 'guessTwoThirds',
  letter: 'R',
};

export const FULL: Template = {
  folder: 'test/full-game',
  id: 'lantern-night',
  title: 'Lantern Night',
  value: 'lanternNight',
  letter: 'T',
};

/** Why no game is made. */
export class Refusal extends Error {}

export function fail(line: string): never {
  throw new Refusal(line);
}
