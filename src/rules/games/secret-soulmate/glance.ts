import { type Glance, type OptionsOf, TOKEN_WORDS } from '../../kit.ts';
import { DEFAULT_CARD } from './order.ts';
import { type OPTIONS, ROUNDS } from './position.ts';

/** The rules in short, for all pages. */
export const GLANCE: Glance<OptionsOf<typeof OPTIONS>> = {
  goes: (_, { seats }) => [
    'Everyone has a secret soulmate: pairs were drawn, and nobody is told who theirs is before the end. It is yours to find out.',
    `You begin with three cards of each number, 1 to 3, and with point tokens: ${seats.every(({ meadow }) => meadow === undefined) ? 'three' : 'one, two in a meadow of two, three alone or without a meadow'}.`,
    'Each round you play a card; each garnet that you add makes its number one higher. Of two soulmates the higher number gets 1 point, and 1 more for each point token that either of the two used. In a tie nobody gets any, and all that was played is gone.',
    'After a round all read who got points: never how many, nor by which card or token.',
  ],
  nothing: ({ defaultCard }) => `${DEFAULT_CARD[defaultCard]} is played, without garnets or token`,
  sends: () => 'one card, as many garnets with it as you have, and at most one point token.',
  ends: () => `After round ${ROUNDS}, when all cards are played.`,
  pays: () =>
    `Fewest points are up for elimination, and nobody of a candidate’s pair can win. Of the others most points win, with a bellflower each. ${TOKEN_WORDS} Both of a pair get garnets: as many as the lower of their points.`,
};
