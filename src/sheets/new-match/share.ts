import { openBook } from '../log/book.ts';
import type { Grant, Ports } from '../ports.ts';
import { checkRoster } from '../workbook/roster.ts';
import type { Person, Season } from '../workbook/season.ts';

/**
 * Who may read the private files of some people: each their own, by the roster's email. Without Google sign-in there may
 * be none: then whoever has the link, which the host sends to that player alone.
 */
export function grantsFor({ identity }: Season, people: readonly Person[]): readonly Grant[] {
  return people.flatMap(({ file, email }): Grant[] => {
    if (file === '' || (email === '' && identity === 'email')) return [];
    return [{ file, reader: email }];
  });
}

/** Lets each player’s file be read by the email that the roster now has, and by no other (X9). */
export function shareAgain(ports: Ports): void {
  const { season } = openBook(ports);
  checkRoster(season);
  ports.files.share(grantsFor(season, season.players));
}
