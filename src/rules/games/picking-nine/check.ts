import type { NinePosition } from './position.ts';
import { type Card, DEAL, GRAY, HAND, PLAYERS, ROUNDS } from './vocabulary.ts';

interface Problem {
  readonly path: string;
  readonly problem: string;
}

/** What a hand edit can break that the cells alone do not show. */
export function checkPosition(position: NinePosition): readonly Problem[] {
  const { round, over, seats, deals } = position;
  const problems: Problem[] = [];
  const say = (path: string, problem: string) => problems.push({ path, problem });
  if (round > ROUNDS) say('round', `expected at most ${ROUNDS}`);
  if (over !== round >= ROUNDS)
    say('over', `expected ${round >= ROUNDS}: the match is over after round ${ROUNDS}`);
  if (seats.length !== PLAYERS) say('seats', `expected ${PLAYERS} rows, found ${seats.length}`);
  if (deals.length !== ROUNDS) say('deals', `expected ${ROUNDS} rows, found ${deals.length}`);
  checkList(position, say);
  checkCards(position, say);
  return problems;
}

type Say = (path: string, problem: string) => void;

function checkList({ seats }: NinePosition, say: Say): void {
  const taken = new Set<number>();
  seats.forEach(({ place, number, turn }, i) => {
    if (place < 1 || place > PLAYERS) say(`seats[${i}].place`, `expected a place from 1 to ${PLAYERS}`);
    else if (taken.has(place)) say(`seats[${i}].place`, `place ${place} is taken by a row above`);
    taken.add(place);
    if (number > 6) say(`seats[${i}].number`, 'expected a number from 1 to 6, or 0 for none');
    if (turn > PLAYERS) say(`seats[${i}].turn`, `expected a turn from 1 to ${PLAYERS}, or 0 at the start`);
  });
}

/** Every coloured card is dealt once; nobody holds a card that another holds or that is yet to be dealt. */
function checkCards({ round, seats, deals }: NinePosition, say: Say): void {
  const dealt = new Map<Card, number>();
  deals.forEach((row, r) => {
    if (row.round !== r + 1) say(`deals[${r}].round`, `expected ${r + 1}`);
    for (const column of DEAL) {
      const card = row[column];
      if (dealt.has(card)) say(`deals[${r}].${column}`, `${card} is dealt already`);
      else dealt.set(card, r + 1);
    }
  });
  const held = new Set<Card>();
  seats.forEach((hand, i) => {
    HAND.forEach((column, c) => {
      const card = hand[column];
      const path = `seats[${i}].${column}`;
      if (c >= round && card) say(path, `expected nothing: round ${c + 1} has not been played`);
      else if (c < round && !card) say(path, `expected the card of round ${c + 1}`);
      if (!card) return;
      if (held.has(card)) say(path, `${card} is held already`);
      if (card !== GRAY && (dealt.get(card) ?? ROUNDS) > round) say(path, `${card} is yet to be dealt`);
      held.add(card);
    });
  });
}
