import type { Draft } from '../../data.ts';
import { plural, type Tell } from '../../kit.ts';
import type { Info } from './options.ts';
import type { CardRow, MvpPosition } from './position.ts';
import { controllerOf, sideOf, type Team, teamsOf, totalOf } from './teams.ts';
import { BIDS, nameOf } from './vocabulary.ts';

/** A round that is being resolved. */
export interface Work {
  readonly info: Info;
  readonly position: MvpPosition;
  readonly seats: readonly Draft<MvpPosition['seats'][number]>[];
  readonly cards: readonly Draft<CardRow>[];
  readonly tell: Tell | undefined;
}

/** Compares both teams’ bids on an exposed card, and says whether a team claimed the card. */
export function compare(work: Work, at: number, wasExposed: boolean): boolean {
  const { info, position, tell } = work;
  const { teams } = teamsOf(info.seats);
  const row = work.cards[at]!;
  const totals = [totalOf(row, teams[0]), totalOf(row, teams[1])] as const;
  const flagged = sideOf(position, row.flag);
  // A tie changes no flag, so a flag stays for its second round (M3).
  const higher = totals[0] > totals[1] ? 0 : 1;
  const side = totals[0] === totals[1] ? flagged : higher;
  if (side < 0) {
    if (tell && totals[0] > 0) tellTie(tell, info, row);
    return false;
  }
  row.flag = side === 0 ? position.team1 : position.team2;
  row.claimed = wasExposed && side === flagged;
  if (tell) tellFlag(tell, row, totals[side]!, totals[1 - side]!, wasExposed);
  returnBids(work, row, teams[1 - side]!);
  if (tell && row.claimed) tellControl(tell, info, row, teams[side]!);
  return row.claimed;
}

function returnBids({ info, seats, tell }: Work, row: Draft<CardRow>, team: Team): void {
  for (const seat of team) {
    const chips = row[BIDS[seat]!];
    if (chips === 0) continue;
    seats[seat]!.chips += chips;
    row[BIDS[seat]!] = 0;
    tell?.(
      seat,
      'M6',
      `${info.names[seat]}’s ${plural(chips, 'chip')} on ${row.place} ${chips === 1 ? 'comes' : 'come'} back.`,
      { isLoss: true },
    );
  }
}

/** Tells the host and the bidders that a card is tied and gets no flag. All other players see only that the card has no flag. */
function tellTie(tell: Tell, { names }: Info, row: CardRow): void {
  tell('host', 'M3', `${row.place} (${nameOf(row.card)}) is tied, so no team gets a flag. All bids stay.`);
  names.forEach((name, seat) => {
    const chips = row[BIDS[seat]!];
    const words = `${plural(chips, 'chip')} ${chips === 1 ? 'stays' : 'stay'}`;
    if (chips > 0) tell(seat, 'M3', `No team flags ${row.place}. ${name}’s ${words} there.`);
  });
}

/**
 * Tells that a card is flagged or claimed. If a tie led to the claim, only the host is told this (M3). Players may not
 * know the other team’s total.
 */
function tellFlag(tell: Tell, row: CardRow, total: number, other: number, wasExposed: boolean): void {
  const { place, card, flag, claimed } = row;
  const chips = plural(total, 'chip');
  const how = claimed
    ? `is claimed by ${flag}, which flagged it two rounds in a row and pays ${chips}`
    : `is flagged by ${flag} with ${chips}`;
  if (wasExposed) tell('public', 'M4', `${place} (${nameOf(card)}) ${how}.`);
  else tell('public', 'M5', `${place} (${nameOf(card)}), just exposed, ${how}.`);
  const both = `${place}: ${flag} bid ${total}, and the other team bid ${other}`;
  if (claimed && total === other) tell('host', 'M3', `${both}. A tie keeps the flag.`);
  else tell('host', claimed ? 'M4' : 'M9', `${both}.`);
}

/** Tells who controls a claimed card. Each player of the team is told only whether this player controls the card (M11). */
function tellControl(tell: Tell, { names }: Info, row: CardRow, team: Team): void {
  const { place } = row;
  const controller = controllerOf(row, team);
  const bid = BIDS[controller];
  if (bid) tell('host', 'M10', `${names[controller]} controls ${place} with ${plural(row[bid], 'chip')}.`);
  else tell('host', 'M10', `Nobody controls ${place}: the highest bid is tied.`);
  for (const seat of team) {
    const controls = seat === controller ? 'controls' : 'does not control';
    tell(seat, 'M11', `${names[seat]} ${controls} ${place}.`);
  }
}
