import type { Draft } from '../../data.ts';
import { meadowsOf, plural, type Tell } from '../../kit.ts';
import type { Info } from './options.ts';
import type { CardRow, MvpPosition } from './position.ts';
import { controllerOf, totalOf } from './teams.ts';
import { BIDS, nameOf } from './vocabulary.ts';

/** A round that is being resolved. */
export interface Work {
  readonly info: Info;
  readonly seats: readonly Draft<MvpPosition['seats'][number]>[];
  readonly cards: readonly Draft<CardRow>[];
  readonly tell: Tell;
}

/** Compares both teams’ bids on an exposed card. A card that was just exposed can be flagged, but not claimed (M5). */
export function compare(work: Work, row: Draft<CardRow>, wasExposed: boolean): void {
  const teams = [...meadowsOf(work.info.seats)].map(([name, team]) => ({
    name,
    team,
    total: totalOf(row, team),
    hasFlag: name === row.flag,
  }));
  // A tie changes no flag, so a flag stays for its second round (M3).
  teams.sort((a, b) => b.total - a.total || Number(b.hasFlag) - Number(a.hasFlag));
  const [first, second] = teams as [(typeof teams)[0], (typeof teams)[0]];
  if (first.total === second.total && !first.hasFlag) {
    tellTie(work, row);
    return;
  }
  row.flag = first.name;
  row.claimed = wasExposed && first.hasFlag;
  tellFlag(work, row, first.total, second.total, wasExposed);
  for (const seat of second.team) returnBid(work, row, seat);
  if (row.claimed) tellControl(work, row, first.team);
}

function returnBid({ info, seats, tell }: Work, row: Draft<CardRow>, seat: number): void {
  const chips = row[BIDS[seat]!];
  if (chips === 0) return;
  seats[seat]!.chips += chips;
  row[BIDS[seat]!] = 0;
  const come = plural(chips, `chip on ${row.place} comes`, `chips on ${row.place} come`);
  tell(seat, 'M6', `${info.names[seat]}’s ${come} back.`, { isLoss: true });
}

/** Tells the host and the bidders that a card is tied and gets no flag. All other players see only that the card has no flag. */
function tellTie({ info, tell }: Work, row: CardRow): void {
  const bidders = info.names.flatMap((name, seat) => {
    const chips = row[BIDS[seat]!];
    return chips > 0 ? [{ name, seat, chips }] : [];
  });
  if (bidders.length > 0)
    tell('host', 'M3', `${row.place} (${nameOf(row.card)}) is tied, so no team gets a flag. All bids stay.`);
  for (const { name, seat, chips } of bidders) {
    const stay = plural(chips, 'chip stays', 'chips stay');
    tell(seat, 'M3', `No team flags ${row.place}. ${name}’s ${stay} there.`);
  }
}

/**
 * Tells that a card is flagged or claimed. If a tie led to the claim, only the host is told this (M3). Players may not
 * know the other team’s total.
 */
function tellFlag({ tell }: Work, row: CardRow, total: number, other: number, wasExposed: boolean): void {
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
function tellControl({ info: { names }, tell }: Work, row: CardRow, team: readonly number[]): void {
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
