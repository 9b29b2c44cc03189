import type { Memo } from '../ports.ts';
import type { MatchRow } from '../workbook/season.ts';

const HIDDEN = 'hidden forms';

/** Gives the numbers of the matches whose forms Drive hides. */
function hiddenIn({ get }: Pick<Memo, 'get'>): readonly string[] {
  return (get(HIDDEN) ?? '').split(' ');
}

/** Saves a note on whether Drive hides forms of a match from the script. The script cannot open a hidden form to players. */
export function noteHiddenForms(memo: Memo, match: number, hidden: readonly string[]): void {
  const number = String(match);
  const others = hiddenIn(memo).filter((one) => one !== '' && one !== number);
  if (hidden.length > 0) memo.set(HIDDEN, [...others, number].join(' '));
  else if (memo.get(HIDDEN) !== undefined) memo.set(HIDDEN, undefined);
}

/** Says whether Drive hides the newest match's forms. Drive then cannot tell whether a form exists. */
export function areFormsHidden({ get }: Pick<Memo, 'get'>): boolean {
  return get(HIDDEN) !== undefined;
}

/** Lists what the host must do by hand for hidden forms of open matches. */
export function hiddenFormWarnings(memo: Memo, matches: readonly MatchRow[]): readonly string[] {
  const hidden = hiddenIn(memo);
  const titles = matches.flatMap(({ number, over, title }) =>
    !over && hidden.includes(String(number)) ? [title] : [],
  );
  return titles.map(
    (title) =>
      `Drive hides its own forms from this script. Perhaps players cannot respond to ${title}. In Drive, open the order form and the trade form of this match. Choose Publish › Manage › Responders: Anyone with the link.`,
  );
}
