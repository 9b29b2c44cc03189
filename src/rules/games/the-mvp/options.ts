import { choiceOption, type MatchInfo, type OptionsOf, priceOption, wholeOption } from '../../kit.ts';

const SECRET = { help: 'Only the buyer is told, at the end of the round.', ruling: 'M19' };

export const OPTIONS = {
  startingChips: wholeOption(30, 0, {
    label: 'Chips at the start',
    help: 'Each player begins with this many chips.',
    ruling: 'M19',
  }),
  chipPrice: priceOption(1, 'a chip', {
    help: 'In every round, players can buy as many chips as their purse can pay.',
    ruling: 'M19',
  }),
  identifyPrice: priceOption(1, 'learning the card at a place', SECRET),
  locatePrice: priceOption(2, 'learning the place of a card', SECRET),
  boughtChipsUsable: choiceOption(['now', 'next-round'], {
    label: 'When bought chips can be bid',
    help: 'Players can bid bought chips in the same order, or only from the next round on.',
    ruling: 'M6',
  }),
  lastRound: wholeOption(13, 1, {
    label: 'Last round',
    help: 'The match ends after this round at the latest. In this round players can bid only on exposed cards. With a low number, the match may end with cards left and without any points.',
    ruling: 'M15',
  }),
  pointsPerGarnet: wholeOption(5, 1, {
    label: 'Team points for each garnet',
    help: 'If this is 5, a team with 12 points brings each of its players 2 garnets.',
    ruling: 'M13',
  }),
};

export type Options = OptionsOf<typeof OPTIONS>;
export type Info = MatchInfo<Options>;
