import { latest } from '../../draw.ts';
import { own, type PublicSeen } from '../../kit.ts';
import type { Definition } from './definition.ts';
import { cellOf, type Info, type OwnPosition, type SeatRow } from './position.ts';
import type { PublicView, Values } from './view.ts';

/**
 * Rebuilds columns and facts from the values that the rounds and the end showed to everyone (O5, O6). If the score stays
 * hidden, the outcome cannot be rebuilt.
 */
export function remakeOf({ columns, facts, score }: Definition) {
  return {
    end(info: Info, start: OwnPosition, { public: views, outcome }: Required<PublicSeen<PublicView>>) {
      if (!score) return undefined;
      const shown = latest(views);
      const reveal = outcome.reveal as {
        readonly columns: Readonly<Record<string, Values>>;
        readonly facts: Values;
      };
      const seats = start.seats.map((row): SeatRow => {
        const seen = columns.flatMap((column) => {
          const value =
            own(shown.columns[row.player] ?? {}, column.id) ?? own(reveal.columns, column.id)?.[row.player];
          return value === undefined ? [] : [[cellOf(column), value]];
        });
        const { player } = row;
        const ending = {
          wins: outcome.winners.includes(player),
          candidate: outcome.candidates.includes(player),
        };
        return { ...row, ...Object.fromEntries(seen), ...ending };
      });
      const values = facts.flatMap((fact) => {
        const value = own(shown.facts, fact.id) ?? own(reveal.facts, fact.id);
        return value === undefined ? [] : [[cellOf(fact), value]];
      });
      return { ...start, ...Object.fromEntries(values), ...(info.facts as object), seats };
    },
  };
}

/** Says whether the host named winners or candidates. If so, the score does not decide (O6). */
export const namedOf = ({ winnersNamed, candidatesNamed }: OwnPosition) => ({
  winnersNamed,
  candidatesNamed,
});
