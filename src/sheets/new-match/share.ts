import { openBook } from '../log/book.ts';
import type { Grant, Ports } from '../ports.ts';
import { checkRoster } from '../workbook/roster.ts';
import type { Person, Season } from '../workbook/season.ts';

/**
 * The readers of private files: each person reads their own, by the email of the roster. A season without Google sign-in
 * may have no emails; then the file can be read with its link, which the host sends to that player alone.
 */
export function grantsFor({ identity }: Season, people: readonly Person[]): readonly Grant[] {
  return people.flatMap(({ file, email }): Grant[] => {
    if (file === '' || (email === '' && identity === 'email')) return [];
    return [{ file, reader: email }];
  });
}

/** Shares the file of each player with the email that the roster has now, and with nobody else (X9). */
export function shareAgain(ports: Ports): void {
  const { season } = openBook(ports);
  checkRoster(season);
  ports.files.share(grantsFor(season, season.players));
}
