import { digestOfSender, type NamedSender } from '../../log/entries/senders.ts';
import type { Person } from '../../workbook/tabs/season.ts';
import type { Submission } from './submission.ts';

/**
 * The submissions with those from unknown accounts and codes given to the players whose they are, as the host said (H18).
 * One from the account or code of a player of the match stays that player's.
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
    const named =
      senders.find(({ response }) => response === id) ??
      senders.find(({ sender, until }) => sender === digest && (until === undefined || at <= until));
    return named && playing.get(named.player);
  };
  return submissions.map((submission) => {
    if (submission.person && playing.has(submission.person.id)) return submission;
    const person = find(submission);
    return person ? { ...submission, person, isNamed: true } : submission;
  });
}
