import type { Memo } from '../../ports.ts';
import type { MatchRow } from '../../workbook/tabs/season.ts';

const HIDDEN = 'hidden forms';

/** Notes whether Drive hides the forms of a match from the script, which then cannot open them to the players. */
export function noteHiddenForms(memo: Memo, match: number, hidden: readonly string[]): void {
  if (hidden.length > 0) memo.set(HIDDEN, String(match));
  else if (memo.get(HIDDEN) !== undefined) memo.set(HIDDEN, undefined);
}

/** Does Drive hide the forms of the match that was made last? Then it says nothing of whether a form is there. */
export function areFormsHidden({ get }: Pick<Memo, 'get'>): boolean {
  return get(HIDDEN) !== undefined;
}

/** What the host must do by hand for the forms of a match, as long as it is played; [] for nothing. */
export function hiddenFormWarnings(memo: Memo, matches: readonly MatchRow[]): readonly string[] {
  const match = matches.find(({ number }) => String(number) === memo.get(HIDDEN));
  if (!match || match.over) return [];
  return [
    `Google does not show this script its own forms, so it may be that players cannot respond to ${match.title}. In Drive, open its order form and its trade desk, and choose Publish › Manage › Responders: Anyone with the link.`,
  ];
}
