import type { FormAnswers, Forms } from '../ports.ts';
import type { Person } from '../workbook/season.ts';
import type { Confirmed } from './confirmed.ts';
import type { Response } from './read-responses.ts';
import { answersNear, isSameResponse, TOLERANCE } from './restore-answers.ts';
import { byTime, type Submission } from './submission.ts';

/** Tells the host that a response was changed in its tab, and which version of the response counts. */
export function changedWords(
  { player, row, isKept }: ChangedRow,
  title: string,
  people: readonly (Person | undefined)[],
): string {
  const { name = 'a player' } = people.find((person) => person?.id === player) ?? {};
  const what =
    row > 0
      ? `“${title}”, row ${row}: the row no longer contains what ${name} sent.`
      : `“${title}” has lost a row of ${name}.`;
  if (isKept)
    return `${what} The response of ${name} counts as it was sent. The form keeps that response, and the page of ${name} shows it.`;
  const counts = row > 0 ? 'the changed row counts' : 'the response does not count';
  return `${what} The form no longer has the response of ${name}, so ${counts}. Compare the tab with the page of ${name}.`;
}

/** Data and functions to find responses that were changed in a tab or removed from it. */
interface KeptSource {
  /** Responses that a page confirmed, and responses that the round's last resolve read. A response may appear twice. */
  readonly confirmed: readonly Confirmed[];
  readonly forms: Pick<Forms, 'answersSince'>;
  readonly form: string;
  /** Reads the form's responses in the same way as rows of a tab. */
  read(kept: readonly FormAnswers[]): readonly Response[];
  /** Assigns each response to a round. */
  place(responses: readonly Response[]): readonly Submission[];
}

/** A response that was changed in its tab after a page had confirmed it. */
interface ChangedRow {
  readonly player: string;
  /** One-based row of the tab; 0 if no row has the response's time any more. */
  readonly row: number;
  /** True if the form still has the response, so that it counts as sent. */
  readonly isKept: boolean;
}

/**
 * Finds responses that were changed in the tab or are gone, if a page has confirmed them or the log knows them (H41).
 * Replaces these responses by the form's original responses. Asks the form only if a response differs or is gone [1
 * call, and a few per response since then].
 */
export function withoutChanges(submissions: readonly Submission[], source: KeptSource) {
  const here = new Set(submissions.map(({ id }) => id));
  const known = new Map(source.confirmed.map((one) => [one.id, one]));
  const gone = [...known.values()].filter(({ id }) => !here.has(id));
  if (gone.length === 0) return { submissions, changed: [] };
  const times = gone.map(({ at }) => at);
  const kept = answersNear(source.forms, source.form, times) ?? [];
  const sent = source.read(kept);
  // A changed row still has the time of the response. Also, the player is the same, or the form has no such response.
  const isChanged = (other: Submission, { player, at }: Confirmed) =>
    other.times.includes(at) &&
    !known.has(other.id) &&
    (other.person?.id === player || !kept.some((known) => isSameResponse(known, other)));
  const found = gone.map((one) => {
    const inPlace = submissions.filter((other) => isChanged(other, one));
    const response = nearest(sent, one);
    const row = inPlace[0]?.row ?? 0;
    return { one, inPlace, row, restored: response && restored(source, { ...response, row }, one) };
  });
  const replaced = new Set(found.flatMap(({ inPlace, restored }) => (restored ? inPlace : [])));
  const all = [
    ...submissions.filter((one) => !replaced.has(one)),
    ...found.flatMap(({ restored }) => restored ?? []),
  ];
  return {
    submissions: all.sort(byTime),
    changed: found.map(({ one: { player }, row, restored }) => ({
      player,
      row,
      isKept: restored !== undefined,
    })),
  };
}

/** Finds the form's response for a confirmed response. If several responses fit, gives the nearest in time. */
function nearest(sent: readonly Response[], one: Confirmed): Response | undefined {
  const distance = ({ times }: Response) => Math.min(...times.map((time) => Math.abs(time - one.at)));
  const [found] = sent.filter((other) => isOf(other, one)).sort((a, b) => distance(a) - distance(b));
  return found;
}

/** Says whether a form's response fits a confirmed response: the time is equal, and the sender is the same player or unknown. */
function isOf({ person, times }: Response, { player, at }: Confirmed): boolean {
  const isTheirs = person === undefined || person.id === player;
  return isTheirs && times.some((time) => Math.abs(time - at) < TOLERANCE);
}

/** Turns a response of the form into a submission with the id and the time of the confirmed response. */
function restored({ place }: KeptSource, response: Response, { id, at }: Confirmed): Submission | undefined {
  const [placed] = place([{ ...response, times: [at] }]);
  return placed && { ...placed, id };
}
