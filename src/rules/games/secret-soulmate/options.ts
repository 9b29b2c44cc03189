import { choiceOption, type OptionsOf, wholeOption } from '../../declare/option.ts';

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
  pointTokenPrice: wholeOption(2, 0, {
    label: 'Price of a point token (garnets)',
    help: 'Bought point tokens can be used in the same order.',
    ruling: 'S11',
  }),
};

export type Options = OptionsOf<typeof OPTIONS>;
