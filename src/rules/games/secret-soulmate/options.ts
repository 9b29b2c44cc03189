import { choiceOption, type OptionsOf, priceOption } from '../../declare/option.ts';

export const OPTIONS = {
  defaultCard: choiceOption(['lowest', 'highest', 'random'], {
    label: 'Card played for who names none',
    help: 'The lowest card held, the highest, or one drawn from the seed.',
    ruling: 'S1',
  }),
  pairing: choiceOption(['any', 'across-meadows'], {
    label: 'Who may be soulmates',
    help: 'Any two players, or only two who do not share a meadow.',
    ruling: 'S5',
  }),
  pointTokenPrice: priceOption(2, 'a point token', {
    help: 'Bought point tokens can be used in the same order.',
    ruling: 'S11',
  }),
};

export type Options = OptionsOf<typeof OPTIONS>;
