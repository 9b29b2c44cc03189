import type { AnyGame } from '../../../rules/game.ts';
import { EMPTY_PURSE } from '../../workbook/tabs/ledger-tab.ts';
import type { RoundData, Taken } from '../entries/events.ts';
import { edit } from './edit.ts';
import { begin, resolve } from './play.ts';
import type { Origin, Playback, Substitute } from './playback.ts';

/** The rounds of a record, with the positions that the host put in by hand. */
interface Rounds extends Pick<Taken, 'edits'> {
  readonly rounds: readonly (Taken['rounds'][number] & Partial<RoundData>)[];
}

/**
 * A match that was begun elsewhere, as its record leaves it (H31). Nothing of its rounds can be taken back or corrected here.
 * Throws unusable, as for a record, where it cannot be played.
 */
export function takeOver(
  number: number,
  { rounds, edits, shown, purses, ...started }: Taken,
  origin: Origin,
  games: readonly AnyGame[],
): Playback {
  const playback = playRounds(begin(number, started, games), { rounds, edits }, origin);
  const next = rounds.length + 1;
  return {
    ...playback,
    openings: [{ round: next, from: Number.NEGATIVE_INFINITY }],
    substitutes: started.players.flatMap(({ id, name }, seat): Substitute[] => {
      const to = shown[seat] ?? name;
      const renamed = { player: id, from: name, to, person: 'same', entry: origin.number, round: next };
      return to === name ? [] : [renamed as Substitute];
    }),
    taken: {
      rounds: rounds.length,
      purses: playback.match.purses.map((purse) => (purses === 'record' ? EMPTY_PURSE : purse)),
    },
  };
}

/** A match that has just begun, after the rounds of a record. Throws unusable with the path of what is wrong. */
export function playRounds(begun: Playback, { rounds, edits }: Rounds, origin: Origin): Playback {
  const edited = (playback: Playback, after: number) =>
    edits.filter((one) => one.after === after).reduce((now, { position }) => edit(now, position), playback);
  return rounds.reduce(
    (now, round, i) =>
      edited(resolve(now, { sources: {}, offers: [], deadline: '', ...round }, origin), i + 1),
    edited(begun, 0),
  );
}
