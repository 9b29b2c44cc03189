import { NONE, type Question } from '../../../rules/order/question.ts';
import type { Match } from '../../../rules/play/match.ts';
import { traders } from '../../../rules/play/partners.ts';
import { PLACES } from '../../workbook/cells/form-link.ts';
import { examples } from './read-assets.ts';
import type { SideId } from './read-offered.ts';
import { openGoods, tradableThings } from './traded-things.ts';

/** The choice that takes back all open offers. */
export const WITHDRAW = 'Withdraw my open offers';
/** The choice that takes back the open offers to one player; naming what is given or got selects one of them. */
export const WITHDRAW_ONE = 'Withdraw my offer to this player';

/** What that choice takes back (H2). */
export const WITHDRAWAL = `“${WITHDRAW_ONE}” takes back all that you offered to the player; for one of several, also say what it gives and gets. “${WITHDRAW}” takes back those to everybody.`;

const WITH_WHOM = 'With whom?';

const WITHDRAWALS = [WITHDRAW_ONE, WITHDRAW];

const GIVES_MANY = 'How many do I give? (empty: one)';
const TAKES_MANY = 'How many do I get? (empty: one)';

/** The titles of the questions for one side of an offer: the kind of thing, how many of it, and the same or more in words. */
const TITLES: Titles = {
  gives: ['From a list, I also give', GIVES_MANY, 'I give'],
  takes: ['From a list, I also get', TAKES_MANY, 'I get'],
};

/**
 * The trade desk's questions, first those that links fill in. An offer is agreed when the other side offers its mirror image. The
 * form is the same for all players: it lists everyone with whom somebody may trade, and everything that somebody may trade. Its
 * head explains them, once for all: each help would be a further call when a match is made.
 */
export function deskQuestions(match: Match): readonly Question[] {
  const [gives, takes] = sideQuestions(match, TITLES);
  return [
    withWhom(match),
    gives.more,
    takes.more,
    ...[gives.kind, gives.many, takes.kind, takes.many],
    whatQuestion('Or withdraw what you offered', NONE),
  ];
}

type Titles = Readonly<Record<SideId, readonly [kind: string, many: string, more: string]>>;

/** The questions for one side of an offer. */
type Side = Readonly<Record<'kind' | 'many' | 'more', Question>>;

function sideQuestions(match: Match, titles: Titles): readonly [gives: Side, takes: Side] {
  const choices = [NONE, ...tradableThings(match).map(({ words }) => words)];
  const side = (id: SideId): Side => {
    const [kind, many, more] = titles[id];
    return {
      kind: { id, title: kind, input: { kind: 'choice', choices } },
      many: { id: `${id}Many`, title: many, input: { kind: 'whole', least: 1 } },
      more: { id: `${id}More`, title: more, input: { kind: 'paragraph' } },
    };
  };
  return [side('gives'), side('takes')];
}

/** The places that links to the trade desk fill in, by the titles of its questions: the partner, and what is given and got in words. */
export function deskPlaces(): Readonly<Record<string, string>> {
  const [gives, takes] = [TITLES.gives[2], TITLES.takes[2]];
  return { [WITH_WHOM]: PLACES.with, [gives]: PLACES.gives, [takes]: PLACES.takes };
}

/** The questions that the host answers to enter a trade for two players (H34). */
export function hostDeskQuestions(match: Match): readonly Question[] {
  const choices = [...match.info.names];
  const help = `Several kinds of things, for example: ${examples(openGoods(match))}.`;
  const sides = sideQuestions(match, {
    gives: ['The first gives', 'How many? (empty: one)', 'The first also gives'],
    takes: ['The first gets', 'How many does the first get? (empty: one)', 'The first also gets'],
  }).flatMap(({ kind, many, more }) => [kind, many, more]);
  return [
    { id: 'from', title: 'First player', input: { kind: 'choice', choices } },
    { id: 'with', title: 'Second player', input: { kind: 'choice', choices } },
    ...sides.map((question) => (question.id === 'givesMore' ? { ...question, help } : question)),
  ];
}

/** Whether something is withdrawn; `offer` is the choice for an offer. */
function whatQuestion(title: string, offer: string): Question {
  return { id: 'what', title, input: { kind: 'choice', choices: [offer, ...WITHDRAWALS] } };
}

function withWhom(match: Match): Question {
  const { names } = match.info;
  const able = traders(match);
  const choices = able.length > 0 ? able.map((seat) => names[seat] as string) : [...names];
  return { id: 'with', title: WITH_WHOM, input: { kind: 'choice', choices } };
}
