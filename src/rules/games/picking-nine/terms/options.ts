import { choiceOption, type MatchInfo, type OptionsOf, wholeOption } from '../../../kit.ts';

export const OPTIONS = {
  leftover: choiceOption(['lowest', 'highest'], {
    label: 'When all wanted cards are gone, a player gets the one left whose number is',
    help: 'The player gets the lowest or the highest number still there; of equal numbers red, then green, blue, yellow.',
    ruling: 'N4',
  }),
  winnerGarnets: wholeOption(7, 0, {
    label: 'Garnets for the sole winner',
    help: 'Paid with the Token of Life; a tie at the top gets neither.',
    ruling: 'N13',
  }),
};

export type Options = OptionsOf<typeof OPTIONS>;
export type Info = MatchInfo<Options>;
