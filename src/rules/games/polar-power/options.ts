import { choiceOption, type OptionsOf, priceOption, wholeOption } from '../../declare/option.ts';

export const OPTIONS = {
  stampPrice: priceOption(1, 'a stamp', {
    help: 'Bought stamps can be used in the same order.',
    ruling: 'P8',
  }),
  trade: choiceOption(['anyone', 'within-meadow'], {
    label: 'Who may trade postcards, coils and stamps',
    help: 'Any two players, or only the two of a meadow.',
    ruling: 'P6',
  }),
  allNeutral: choiceOption(['nothing', 'reset-all'], {
    label: 'When every meadow stands at 0',
    help: 'Nothing happens, or all five count as strongest: each is reset and pays bellflowers.',
    ruling: 'P3',
  }),
  pointsToEnd: wholeOption(7, 1, {
    label: 'Points of a meadow that end the match',
    help: 'The match ends when the two players of a meadow have this many points together.',
    ruling: 'P9',
  }),
  lastRound: wholeOption(12, 1, {
    label: 'Last round',
    help: 'The match ends after this round at the latest.',
    ruling: 'P9',
  }),
};

export type Options = OptionsOf<typeof OPTIONS>;
