import { digestOfSender, type NamedSender } from '../../log/entries/senders.ts';
import type { Person } from '../../workbook/tabs/season.ts';
import type { Submission } from './submission.ts';

/**
 * The submissions after the host's assignments: responses from unknown accounts and codes get their players, or are set aside (H18). A response
 * from the account or code of a player of the match stays with that player; a late one may be set aside (X2).
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
        ? { ...submission, isAside: true }
        : submission;
    const named = find(submission);
    if (named && named.player === undefined) return { ...submission, isAside: true };
    const person = playing.get(named?.player ?? '');
    if (!person) return submission;
    return { ...submission, person, ...(named?.isLate ? { isAside: true } : { isNamed: true }) };
  });
}
