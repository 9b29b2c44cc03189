import * as z from 'zod/mini';
import { amountWords, changeWords, listed, stopped } from '../../../rules/base/words.ts';
import { text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { withPlaced } from '../season-facts.ts';
import { purse } from '../shapes.ts';

/** Purposes that the host can choose for an award. */
export const AWARD_KINDS = ['minigame', 'death match'] as const;

export type AwardKind = (typeof AWARD_KINDS)[number];

const KIND_WORDS: Readonly<Record<AwardKind, string>> = {
  minigame: 'Minigame',
  'death match': 'Death Match',
};

const ACTS: Readonly<Record<AwardKind | 'other', string>> = {
  minigame: 'an award or a fine for a minigame',
  'death match': 'an award or a fine for a Death Match',
  other: 'an award or a fine outside the game',
};

/** Puts an award's purpose and reason into words, for the Ledger and for the player. */
export function awardWhy({ kind, why }: { readonly kind?: AwardKind; readonly why: string }): string {
  return kind === undefined ? why : `${KIND_WORDS[kind]}: ${why}`;
}

/** Event: the host gave garnets, bellflowers or Tokens of Life to a player, or took them away, outside any game (X7, N13). */
export const AWARD = defineEvent({
  schema: z.strictObject({
    player: text(),
    ...purse,
    why: text(),
    /** Purpose of the award, if the host chose one. */
    kind: z.exactOptional(z.literal(AWARD_KINDS)),
  }),
  season: (facts, { player }) => withPlaced(facts, [player]),
  purses: ({ player, garnets, bellflowers, tokensOfLife }) => [
    { player, garnets, bellflowers, tokensOfLife },
  ],
  about: ({ player }) => ({ players: [player] }),
  changesPublicPage: false,
  words: {
    everyone: ({ kind }, { nameOf }, group) =>
      `${listed(group.map(({ player }) => nameOf(player)))} got ${ACTS[kind ?? 'other']}.`,
    whole: (_, { nameOf }, group) =>
      group
        .map(
          (award) =>
            `${nameOf(award.player)} got ${changeWords(award)}: ${stopped(awardWhy(award) || 'no reason given')}`,
        )
        .join(' '),
    player(award, _, player) {
      if (award.player !== player) return '';
      const [given, taken] = [amountWords(award), amountWords(award, -1)];
      const why = awardWhy(award);
      const parts = [given && `gave you ${given}`, taken && `took ${taken} from you`].filter(Boolean);
      return `The host ${parts.join(' and ')}${why === '' ? '' : `: ${why}`}.`;
    },
    purse: awardWhy,
  },
});
