import { capital, listed } from '../../../../rules/base/words.ts';
import { type Line, WARNING } from '../../../../rules/board/page.ts';
import type { Which } from '../../../responses/read/confirmed.ts';
import type { Season } from '../../../workbook/tabs/season.ts';

const RESPONSES: Readonly<Record<Which, string>> = {
  orders: 'an order',
  trades: 'a response to the trade form',
};

/** What a player is told who has not sent a form since something came to it from an unknown account or code; after the deadline, only the host helps. */
export function unknownLines(
  identity: Season['identity'],
  forms: readonly Which[],
  isNowPast: boolean,
): Line[] {
  const what = capital(listed(forms.map((form) => RESPONSES[form])));
  const used = identity === 'code' ? 'a code' : 'an account';
  const it = forms.length > 1 ? 'one of them' : 'it';
  const again = isNowPast ? '' : 'send it again by its link above, or ';
  return [
    {
      text: `! ${what} came for this round from ${used} that nobody here has. If you sent ${it}, it does not count yet: ${again}tell the host that it was you.`,
      style: WARNING,
    },
  ];
}
