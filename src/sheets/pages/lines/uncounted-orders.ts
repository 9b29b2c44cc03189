import { capital, listed } from '../../../rules/base/words.ts';
import { type Line, NOTICE, SOFT, WARNING } from '../../../rules/board/page.ts';
import type { Playback } from '../../log/playback/playback.ts';
import { openQuestions } from '../../log/playback/seen.ts';
import type { Which } from '../../responses/confirmed.ts';
import type { OpenRound } from '../../responses/open-round.ts';
import type { Submission } from '../../responses/submission.ts';
import { isoTime, type TimeWords } from '../../time.ts';
import type { Season } from '../../workbook/season.ts';
import { answerLines } from './answer-lines.ts';

import { inOneCell } from './shortened.ts';

/** Finds a player’s newest late order; undefined if there is none. */
export function lateOrderOf({ sorted }: OpenRound, player: string): Submission | undefined {
  const own = sorted.late.filter(({ person }) => person?.id === player);
  return own[own.length - 1];
}

/** Facts for the notice about a late order. */
interface Told {
  readonly open: number;
  /** Time (ISO UTC) of the order that counted in the round for which the late order was sent. */
  readonly counted?: string | undefined;
  /** True if the player has sent an order for the open round in time. */
  readonly hasOrder?: boolean;
}

/** Lines about an order that came too late for the open round or for an earlier round (X2, H6). */
export function lateLines(
  { at, round, shown, isIgnored }: Pick<Submission, 'at' | 'round' | 'shown' | 'isIgnored'>,
  playback: Playback,
  times: TimeWords,
  { open, counted, hasOrder = false }: Told,
): Line[] {
  const said = answerLines(shown, openQuestions(playback));
  const played = counted === undefined ? 'without it' : `with your order of ${times(counted)}`;
  const later = hasOrder
    ? `In round ${open} your newer order counts.`
    : isIgnored
      ? `The host ignores it for round ${open}. Send a new order.`
      : `Send a new order for round ${open}, or ask the host to accept this order for it.`;
  const now = isIgnored
    ? 'The host did not accept it, so it does not count.'
    : 'It does not count unless the host accepts it.';
  const fate = round === open ? now : `Round ${round} was played ${played}. ${later}`;
  return [
    {
      text: `✗ Your order of ${times(isoTime(at))} came too late for round ${round}. ${fate}`,
      style: WARNING,
    },
    { text: inOneCell(['The late order:', ...(said.length > 0 ? said : ['an empty form'])]), style: SOFT },
  ];
}

/** Lines about an order that the host deleted (H16); `at` is ISO UTC. */
export function removedLines(at: string, round: number, times: TimeWords): Line[] {
  return [
    {
      text: `The host deleted your order for round ${round}, ${times(at)}. What you sent before does not count.`,
      style: WARNING,
    },
    { text: 'Send the form again. The new order counts.', style: SOFT },
  ];
}

/**
 * Lists in one line the orders that a player sent for later rounds before the host opened an earlier round again (H21).
 * Only the newest order of each round is listed.
 */
export function laterLines(later: readonly Pick<Submission, 'at' | 'round'>[], times: TimeWords): Line[] {
  const newest = new Map(later.map((one) => [one.round, one]));
  if (newest.size === 0) return [];
  const parts = [...newest.values()].map(({ at, round }) => `round ${round} (${times(isoTime(at))})`);
  const text = `You also sent an order for ${listed(parts)}. An order counts when its round is open again.`;
  return [{ text, style: NOTICE }];
}

const RESPONSES: Readonly<Record<Which, string>> = {
  orders: 'an order',
  trades: 'a response to the trade form',
};

/**
 * Warns a player who has sent nothing since the form got a response from an unknown account or code. After the deadline,
 * only the host can help.
 */
export function unknownLines(
  identity: Season['identity'],
  forms: readonly Which[],
  isNowPast: boolean,
): Line[] {
  const what = capital(listed(forms.map((form) => RESPONSES[form])));
  const used = identity === 'code' ? 'code' : 'account';
  const [it, does] = forms.length > 1 ? ['one of them', 'They do'] : ['it', 'It does'];
  const again = isNowPast ? '' : 'send it again with its link above, or ';
  return [
    {
      text: `! ${what} came for this round from an unknown ${used}. ${does} not count yet. If you sent ${it}, ${again}tell the host.`,
      style: WARNING,
    },
  ];
}
