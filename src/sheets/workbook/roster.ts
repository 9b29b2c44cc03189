import { fail } from '../problem.ts';
import { alikeFaults, isPlaced, type RosterFault, rosterFaults, type Typed } from './roster-faults.ts';

/** Checks the typed roster of the Season tab. Throws a problem with all faults of the roster, each with its row or cell. */
export function checkRoster(typed: Typed): void {
  refuse(typed, rosterFaults(typed));
}

/** Checks the roster for faults that the host corrects in the tab. Leaves out faults that the host corrects by a substitution. */
export function checkTyped(typed: Typed): void {
  refuse(
    typed,
    rosterFaults(typed).filter((fault) => !isOfPlace(typed, fault)),
  );
}

/** Checks the roster before a match begins. Also checks that no two names look alike. */
export function checkNames(typed: Typed): void {
  refuse(typed, [...rosterFaults(typed), ...alikeFaults(typed)]);
}

/** Advice to the host about a name or address that the log decides. */
export const SAY_UNDER = 'Correct it under “Replace a player, or change an address”';

/** Says whether the host must correct a fault by a substitution instead of in the tab. */
export function isOfPlace({ season, placed }: Typed, { player, column }: RosterFault): boolean {
  return (column === 'name' || column === 'email') && isPlaced(placed, season.players[player]);
}

function refuse(typed: Typed, faults: readonly RosterFault[]): void {
  if (faults.length > 0)
    fail(
      `The roster in the Season tab has faults: ${faults.map(({ text }) => text).join('; ')}.`,
      faults.every((fault) => isOfPlace(typed, fault))
        ? `${SAY_UNDER}, and press the button again.`
        : 'Correct the Season tab, and press the button again.',
      'bad-workbook',
    );
}
