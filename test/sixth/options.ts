import { choiceOption, type OptionsOf, wholeOption } from '../../src/rules/declare/option.ts';

export const OPTIONS = {
  rounds: wholeOption(3, 1, {
    label: 'Rounds',
    help: 'The match ends after this round.',
    ruling: 'R5',
  }),
  each: wholeOption(2, 1, {
    label: 'Throws of each kind',
    help: 'How many rocks, papers and scissors everybody starts with.',
    ruling: 'R1',
  }),
  throwPrice: wholeOption(1, 0, {
    label: 'Price of a throw (garnets)',
    help: 'A bought throw can be thrown in the same order.',
    ruling: 'R4',
  }),
  missed: choiceOption(['pass', 'random'], {
    label: 'When a throw is missing',
    help: 'Nothing is thrown, or one of the throws held is drawn by lot.',
    ruling: 'R3',
  }),
};

export type Options = OptionsOf<typeof OPTIONS>;
