import { isTaken, type Playback } from '../../log/playback/playback.ts';
import type { OpenRound } from '../../responses/open-round.ts';
import type { Submission } from '../../responses/submission.ts';
import { isoTime } from '../../time.ts';
import { type Judged, judgedAfterTrades } from './judged-order.ts';

/** How a response of the open round was understood. */
export interface Receipt extends Judged {
  readonly at: string;
  /** When the order came that it replaces, ISO UTC. */
  readonly replaces?: string;
  /** The host entered it for the player (H16). */
  readonly byHost?: true;
  /** It came from an unknown account or code, and the host said whose it is (H18). */
  readonly isNamed?: true;
  /** It came too late, and the host lets it count (X2). */
  readonly isAccepted?: true;
  /** The round that was resolved shortly before it came, and how many minutes before: it may have been meant for that one (H6). */
  readonly soonAfter?: { readonly round: number; readonly minutes: number };
  /** The sender, if it was a former player of the place (H23). */
  readonly sentBy?: string;
  readonly answers: Readonly<Record<string, string>>;
}

/** The receipt of a seat in the open round; undefined if nothing came from the player. */
export function receiptOf(playback: Playback, open: OpenRound, seat: number): Receipt | undefined {
  const submission = open.sorted.latest.get(playback.started.players[seat]?.id ?? '');
  if (!submission) return undefined;
  const { at, shown, byHost, isNamed, isAccepted, replaces } = submission;
  const soonAfter = resolvedBefore(playback, submission);
  const sentBy = formerSender(open, seat);
  const by = {
    ...(byHost ? { byHost } : {}),
    ...(isNamed ? { isNamed } : {}),
    ...(isAccepted ? { isAccepted } : {}),
    ...(soonAfter ? { soonAfter } : {}),
    ...(replaces === undefined ? {} : { replaces: isoTime(replaces) }),
    ...(sentBy === '' ? {} : { sentBy }),
  };
  return { at: isoTime(at), ...by, answers: shown, ...judgedAfterTrades(open, seat) };
}

/** How long after a resolve an order may still be meant for the resolved round: its form may have been open since before. */
const SOON_MINUTES = 60;

/** The last round, if it was resolved shortly before an order came. */
function resolvedBefore(playback: Playback, { at, byHost, isAccepted }: Submission): Receipt['soonAfter'] {
  const last = playback.rounds[playback.rounds.length - 1];
  if (!last || isTaken(playback, last.round) || byHost || isAccepted) return undefined;
  const minutes = Math.floor((at - Date.parse(last.time)) / 60_000);
  return minutes >= 0 && minutes < SOON_MINUTES ? { round: last.round, minutes } : undefined;
}

/** The sender of the order that counts for a seat, if it was a former player of the place (H23); else ''. */
export function formerSender({ people, sorted }: OpenRound, seat: number): string {
  const now = people[seat];
  const submission = now && sorted.latest.get(now.id);
  if (!submission || submission.byHost) return '';
  const { name = '' } = submission.person ?? {};
  return name === now.name ? '' : name;
}
