import { plural } from '../../../rules/base/words.ts';
import { type Line, STRONG, WARNING } from '../../../rules/board/page.ts';
import type { Which } from '../../responses/confirmed.ts';
import type { Submission } from '../../responses/submission.ts';
import type { Trading } from '../../responses/trades/trading.ts';
import type { Receipt } from './receipt.ts';
import { TRADES_TITLE } from './trade-lines.ts';

/** What has come from a player, and the trade form, as far as they are known. */
interface Sent {
  readonly receipt?: Pick<Receipt, 'at' | 'replaces' | 'byHost' | 'answers' | 'refused' | 'isLost'>;
  readonly removed?: string;
  readonly late?: Pick<Submission, 'at' | 'round'>;
  readonly unknown?: { readonly forms: readonly Which[] };
  readonly trading?: Pick<Trading, 'open'>;
  /** The deadline has passed: nothing can be agreed. */
  readonly isPast?: boolean;
}

/** The heading of the section with the receipt. */
export function orderTitle(round: number): string {
  return `Your order for round ${round}`;
}

/** The state of a player's order and how many offers wait for the player, in one line above the board; the sections below it say more. */
export function stateLine(sent: Sent, round: number, name: string): Line {
  const [words, isWarning] = stateOf(sent, round) ?? [];
  const order =
    words === undefined ? 'No order of yours has come yet.' : `${words}: see “${orderTitle(round)}” below.`;
  const waiting = sent.trading?.open.filter(({ to }) => to === name).length ?? 0;
  const lapsed = sent.isPast ? ', not agreed in time' : '';
  const offers =
    waiting > 0 ? ` ${plural(waiting, 'offer')} to you${lapsed}: see “${TRADES_TITLE}” below.` : '';
  const unknown = sent.unknown?.forms.includes('trades')
    ? ' ! Something came to the trade form from an unknown sender: see below.'
    : '';
  return { text: `${order}${offers}${unknown}`, style: isWarning ? WARNING : STRONG };
}

/** What has come, and whether that is a warning; undefined for nothing. */
function stateOf(
  { receipt, removed, late, unknown }: Sent,
  round: number,
): readonly [words: string, isWarning: boolean] | undefined {
  if (receipt?.replaces !== undefined && !receipt.byHost && isEmpty(receipt.answers))
    return ['! Your last form was empty, and replaced what you had sent', true];
  if (receipt?.isLost) return ['✗ Nothing of your order counts as things stand', true];
  if (receipt && receipt.refused.length > 0)
    return ['✗ A part of your order does not count as things stand', true];
  if (receipt && late?.round === round && late.at > Date.parse(receipt.at))
    return ['✗ An order of yours came too late; the one before it counts', true];
  if (receipt)
    return [receipt.byHost ? '✓ The host entered an order for you' : '✓ Your order has come', false];
  if (removed !== undefined) return ['✗ The host took out your order', true];
  if (late) return ['✗ An order of yours came too late', true];
  if (unknown?.forms.includes('orders'))
    return ['! No order of yours has come yet, but one came from an unknown sender', true];
  return undefined;
}

function isEmpty(answers: Receipt['answers']): boolean {
  return Object.values(answers).every((answer) => answer.trim() === '');
}
