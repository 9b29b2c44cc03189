import { NONE, type Question } from '../../../rules/order/question.ts';
import type { Match } from '../../../rules/play/match.ts';
import { traders } from '../../../rules/play/partners.ts';
import type { Started } from '../../log/entries/events.ts';
import { PLACES } from '../../workbook/cells/form-link.ts';
import { examples } from './read-assets.ts';
import type { SideId } from './read-offered.ts';
import { tradableThings } from './traded-things.ts';

/** The choice that takes back all open offers. */
export const WITHDRAW = 'Withdraw my open offers';
/** The choice that takes back the open offers to one player; what is given or got names one of them. */
export const WITHDRAW_ONE = 'Withdraw my offer to this player';

const WITH_WHOM = 'With whom?';

/** The titles of the questions for one side of an offer: the kind of thing, how many of it, and more in words. */
const TITLES: Titles = {
  gives: ['I give', 'How many do I give? (empty: one)', 'I also give'],
  takes: ['I get', 'How many do I get? (empty: one)', 'I also get'],
};

/**
 * The trade desk's questions. An offer is agreed when the other side offers its mirror image. The form is the same for
 * all players: it lists everyone with whom somebody may trade, and everything that somebody may trade. Its head explains them,
 * once for all: each help would be a further call when a match is made.
 */
export function deskQuestions(match: Match): readonly Question[] {
  return [...offerQuestions(match), ...sideQuestions(match, TITLES)];
}

type Titles = Readonly<Record<SideId, readonly [kind: string, many: string, more: string]>>;

function sideQuestions(match: Match, titles: Titles): readonly Question[] {
  const things = [NONE, ...tradableThings(match).map(({ words }) => words)];
  return (['gives', 'takes'] as const).flatMap((id): Question[] => {
    const [kind, many, more] = titles[id];
    return [
      { id, title: kind, input: { kind: 'choice', choices: things } },
      { id: `${id}Many`, title: many, input: { kind: 'whole', min: 1 } },
      { id: `${id}More`, title: more, input: { kind: 'paragraph' } },
    ];
  });
}

/** What links to the trade desk fill in, by the titles of its questions: with whom, and what is given and got in words. */
export function deskPlaces(): Readonly<Record<string, string>> {
  const [gives, takes] = [TITLES.gives[2], TITLES.takes[2]];
  return { [WITH_WHOM]: PLACES.with, [gives]: PLACES.gives, [takes]: PLACES.takes };
}

/** What the host answers who enters a trade for two players (H34). */
export function hostDeskQuestions(match: Match): readonly Question[] {
  const choices = [...match.info.names];
  const help = `Several kinds of things, for example: ${examples(match.game.goods)}.`;
  const sides = sideQuestions(match, {
    gives: ['The first gives', 'How many? (empty: one)', 'The first also gives'],
    takes: ['The first gets', 'How many does the first get? (empty: one)', 'The first also gets'],
  });
  return [
    { id: 'from', title: 'First player', input: { kind: 'choice', choices } },
    { id: 'with', title: 'Second player', input: { kind: 'choice', choices } },
    ...sides.map((question) => (question.id === 'givesMore' ? { ...question, help } : question)),
  ];
}

/** A match with the heads that its trade desk’s tab had when it began. */
export interface DeskSource {
  readonly match: Match;
  readonly started: Pick<Started, 'heads'>;
}

/** The questions of the trade desk that a match has: those of older matches ask for what is given and got in words alone. */
export function deskQuestionsOf({ match, started: { heads } }: DeskSource): readonly Question[] {
  const [, , more] = TITLES.gives;
  if (heads?.trades.includes(more)) return deskQuestions(match);
  const help =
    'To confirm an offer made to you, write the same from your side. A gift needs no confirmation.';
  const forExample = `For example: ${examples(match.game.goods)}. Leave it empty for nothing.`;
  return [
    ...offerQuestions(match),
    { id: 'gives', title: TITLES.gives[0], help: forExample, input: { kind: 'paragraph' } },
    { id: 'takes', title: TITLES.takes[0], help, input: { kind: 'paragraph' } },
  ];
}

/** What is wanted, and with whom. */
function offerQuestions(match: Match): readonly Question[] {
  const { names } = match.info;
  const able = traders(match);
  const choices = able.length > 0 ? able.map((seat) => names[seat] as string) : [...names];
  return [
    {
      id: 'what',
      title: 'What do you want to do?',
      input: { kind: 'choice', choices: ['Make or confirm an offer', WITHDRAW_ONE, WITHDRAW] },
    },
    {
      id: 'with',
      title: WITH_WHOM,
      input: { kind: 'choice', choices },
    },
  ];
}
