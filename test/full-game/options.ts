import { type OptionsOf, priceOption, wholeOption } from '../../src/rules/declare/option.ts';

export const OPTIONS = {
  rounds: wholeOption(4, 1, {
    label: 'Rounds',
    help: 'The match ends after this round.',
    ruling: 'T8',
  }),
  lanterns: wholeOption(3, 0, {
    label: 'Lanterns at the start',
    help: 'What each player begins with.',
    ruling: 'T3',
  }),
  lanternPrice: priceOption(1, 'a lantern', {
    help: 'Bought lanterns can be used in the same order.',
    ruling: 'T4',
  }),
};

export type Options = OptionsOf<typeof OPTIONS>;
