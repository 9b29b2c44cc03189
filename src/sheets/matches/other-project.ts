import type { Book } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import type { Ports } from '../ports.ts';
import { isSameAccount } from '../workbook/account.ts';
import type { Looking } from './lost-files.ts';

/**
 * Says whether the script’s Cloud project was changed [1 call; 2 calls if Drive shows none of the account's files].
 * After such a change, Drive hides the season's files that this account made, but Sheets still opens them
 * (docs/google.md, G109).
 */
export function isOtherProject(
  { files, who, spreadsheets }: Looking & Pick<Ports, 'spreadsheets'>,
  book: Book,
): boolean {
  const { makers } = seasonFacts(book.log);
  const { players, spectatorFile } = book.season;
  const own = [spectatorFile, ...players.map(({ file }) => file)].filter(
    (file) => file !== '' && isSameAccount(makers.get(file) ?? '', who()),
  );
  const [first] = own;
  if (first === undefined || files.whereabouts(own).some((place) => place !== 'not shown')) return false;
  return typeof spreadsheets.look(first) !== 'string';
}

export const OTHER_PROJECT = {
  what: 'Drive hides from this script the files that your account made for this season. The files still exist. The reason is a change of the script’s Cloud project.',
  todo: 'Rounds continue, but no player can get a new file. Select the earlier project in the script’s settings. If it was the script’s first project, Google has deleted it. Then finish this match, and begin a new season in a new spreadsheet.',
};
