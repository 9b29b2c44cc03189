import type { Grant } from '../ports.ts';
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
