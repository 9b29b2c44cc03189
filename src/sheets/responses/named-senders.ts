import { digestOfSender, type NamedSender } from '../log/senders.ts';
import type { Person } from '../workbook/season.ts';
import type { Submission } from './submission.ts';

/**
 * Applies the host's decisions about senders. A response from an unknown account or code goes to the assigned player, or
 * is ignored (H18). A response from a player's own account or code stays with the player, but may be ignored if late
 * (X2).
 */
export function withNamedSenders(
  submissions: readonly Submission[],
  senders: readonly NamedSender[],
  people: readonly (Person | undefined)[],
): readonly Submission[] {
  if (senders.length === 0) return submissions;
  const playing = new Map(people.flatMap((person) => (person ? [[person.id, person] as const] : [])));
  const find = ({ id, at, claimed }: Submission) => {
    const digest = digestOfSender(claimed);
    return (
      senders.find(({ response }) => response === id) ??
      senders.find(({ sender, until }) => sender === digest && (until === undefined || at <= until))
    );
  };
  return submissions.map((submission) => {
    if (submission.person && playing.has(submission.person.id))
      return senders.some(({ response, isLate }) => isLate && response === submission.id)
        ? { ...submission, isIgnored: true }
        : submission;
    const named = find(submission);
    if (named && named.player === undefined) return { ...submission, isIgnored: true };
    const person = playing.get(named?.player ?? '');
    if (!person) return submission;
    return { ...submission, person, ...(named?.isLate ? { isIgnored: true } : { isNamed: true }) };
  });
}
