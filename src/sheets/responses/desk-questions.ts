import type { Question } from '../../rules/order/question.ts';
import type { Match } from '../../rules/play/match.ts';
import { traders } from '../../rules/play/partners.ts';
import { examples } from './read-assets.ts';

/** The choice that takes back all open offers. */
export const WITHDRAW = 'Withdraw my open offers';
/** The choice that takes back the open offers to one player; what is given or got names one of them. */
export const WITHDRAW_ONE = 'Withdraw my offer to this player';

/**
 * The trade desk's questions. An offer is agreed when the other side offers its mirror image. The form is the same for
 * all players: it lists everyone with whom somebody may trade.
 */
export function deskQuestions(match: Match): readonly Question[] {
  const { info, game } = match;
  const able = traders(match);
  const names = able.length > 0 ? able.map((seat) => info.names[seat] as string) : info.names;
  return [
    {
      id: 'what',
      title: 'What do you want to do?',
      input: { kind: 'choice', choices: ['Make or confirm an offer', WITHDRAW_ONE, WITHDRAW] },
    },
    {
      id: 'with',
      title: 'With whom?',
      help: 'Your private file shows with whom you may trade, and what you have.',
      input: { kind: 'choice', choices: [...names] },
    },
    {
      id: 'gives',
      title: 'I give',
      help: `For example: ${examples(game.goods)}. Leave it empty for nothing.`,
      input: { kind: 'paragraph' },
    },
    {
      id: 'takes',
      title: 'I get',
      help: 'To confirm an offer made to you, write the same from your side. A gift needs no confirmation.',
      input: { kind: 'paragraph' },
    },
  ];
}
