import type { Memo } from '../../ports.ts';
import type { MatchRow } from '../../workbook/tabs/season.ts';

const HIDDEN = 'hidden forms';

/** The matches whose forms were hidden, since forms were last shown. */
function hiddenIn({ get }: Pick<Memo, 'get'>): readonly string[] {
  return (get(HIDDEN) ?? '').split(' ');
}

/** Notes whether Drive hides the forms of a match from the script, which then cannot open them to the players. */
export function noteHiddenForms(memo: Memo, match: number, hidden: readonly string[]): void {
  const number = String(match);
  const others = hiddenIn(memo).filter((one) => one !== '' && one !== number);
  if (hidden.length > 0) memo.set(HIDDEN, [...others, number].join(' '));
  else if (memo.get(HIDDEN) !== undefined) memo.set(HIDDEN, undefined);
}

/** Does Drive hide the forms of the match that was made last? Then it says nothing of whether a form is there. */
export function areFormsHidden({ get }: Pick<Memo, 'get'>): boolean {
  return get(HIDDEN) !== undefined;
}

/** What the host must do by hand for the forms of matches, as long as they are played; [] for nothing. */
export function hiddenFormWarnings(memo: Memo, matches: readonly MatchRow[]): readonly string[] {
  const hidden = hiddenIn(memo);
  const titles = matches.flatMap(({ number, over, title }) =>
    !over && hidden.includes(String(number)) ? [title] : [],
  );
  return titles.map(
    (title) =>
      `Google does not show this script its own forms, so it may be that players cannot respond to ${title}. In Drive, open its order form and its trade form, and choose Publish › Manage › Responders: Anyone with the link.`,
  );
}
