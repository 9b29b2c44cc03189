import { choiceOption, type MatchInfo, type OptionsOf, priceOption, wholeOption } from '../../kit.ts';

const SECRET = { help: 'Only the buyer is told, at the end of the round.', ruling: 'M19' };

export const OPTIONS = {
  startingChips: wholeOption(30, 0, {
    label: 'Chips at the start',
    help: 'Chips that each player can bid without buying chips.',
    ruling: 'M19',
  }),
  chipPrice: priceOption(1, 'a chip', {
    help: 'Players can buy chips in every round, as many as their purse pays for.',
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
    help: 'The match ends after this round at the latest. In this round players can bid only on exposed cards. If the last round comes early, cards may be left and nobody may have scored.',
    ruling: 'M15',
  }),
  pointsPerGarnet: wholeOption(5, 1, {
    label: 'Points of a team for a garnet',
    help: 'Whenever a team has this many points, each of its players gets one garnet.',
    ruling: 'M13',
  }),
};

export type Options = OptionsOf<typeof OPTIONS>;
export type Info = MatchInfo<Options>;
