import { choiceOption, type MatchInfo, type OptionsOf, priceOption, wholeOption } from '../../kit.ts';

const SECRET = { help: 'Only the buyer learns it, at the end of the round.', ruling: 'M19' };

export const OPTIONS = {
  startingChips: wholeOption(30, 0, {
    label: 'Chips at the start',
    help: 'What each player can bid without buying any.',
    ruling: 'M19',
  }),
  chipPrice: priceOption(1, 'a chip', {
    help: 'Chips can be bought every round, as many as the purse pays.',
    ruling: 'M19',
  }),
  identifyPrice: priceOption(1, 'learning what lies at a place', {
    ...SECRET,
  }),
  locatePrice: priceOption(2, 'learning where a card lies', {
    ...SECRET,
  }),
  boughtChipsUsable: choiceOption(['now', 'next-round'], {
    label: 'When bought chips can be bid',
    help: 'In the same order, or from the next round on.',
    ruling: 'M6',
  }),
  lastRound: wholeOption(13, 1, {
    label: 'Last round',
    help: 'It takes bids on exposed cards only, and the match ends after it at the latest. If it comes early, cards may be left and nobody may have scored.',
    ruling: 'M15',
  }),
  pointsPerGarnet: wholeOption(5, 1, {
    label: 'Team points for a garnet',
    help: 'Every player of a team gets one garnet for each time the team has this many points.',
    ruling: 'M13',
  }),
};

export type Options = OptionsOf<typeof OPTIONS>;
export type Info = MatchInfo<Options>;
