import type { FormAnswers, Forms } from '../ports.ts';
import type { Confirmed } from './confirmed.ts';
import type { Response } from './read-responses.ts';
import { answersKept, isSameResponse, TOLERANCE } from './restore-answers.ts';
import { byTime, type Submission } from './submission.ts';

/** Sources for responses that are no longer in their tab as they were sent. */
export interface KeptSource {
  /** The responses that pages show as read, and those of the log's last resolve of the round; some may be there twice. */
  readonly confirmed: readonly Confirmed[];
  readonly forms: Pick<Forms, 'answersSince'>;
  readonly form: string;
  /** Reads responses that the form keeps as those of a tab. */
  read(kept: readonly FormAnswers[]): readonly Response[];
  /** Gives responses their rounds. */
  place(responses: readonly Response[]): readonly Submission[];
}

/** A response that was changed in its tab after a page had shown it as read. */
export interface ChangedRow {
  readonly player: string;
  /** 1-based row of the tab; 0 when no row has its time any more. */
  readonly row: number;
  /** The form still has it, so it counts as it was sent. */
  readonly isKept: boolean;
}

/** The responses of a tab; changed ones are replaced by the responses that were sent. */
export interface Unchanged {
  readonly submissions: readonly Submission[];
  readonly changed: readonly ChangedRow[];
}

/**
 * Replaces responses that were changed in the tab by the responses that were sent, if the player’s page shows them as read or the log knows them
 * (H41). Asks the form only if a response differs or is gone [1 call and a few per response since].
 */
export function withoutChanges(submissions: readonly Submission[], source: KeptSource): Unchanged {
  const here = new Set(submissions.map(({ id }) => id));
  const known = new Map(source.confirmed.map((one) => [one.id, one]));
  const gone = [...known.values()].filter(({ id }) => !here.has(id));
  if (gone.length === 0) return { submissions, changed: [] };
  const kept = answersKept(source.forms, source.form, Math.min(...gone.map(({ at }) => at)) - TOLERANCE);
  const sent = source.read(kept);
  // The changed row has the player and the time of the response, or is no response that the form knows.
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

/** The response that was read: of several within the same moment the one that is nearest to its time. */
function nearest(sent: readonly Response[], one: Confirmed): Response | undefined {
  const distance = ({ times }: Response) => Math.min(...times.map((time) => Math.abs(time - one.at)));
  const [found] = sent.filter((other) => isOf(other, one)).sort((a, b) => distance(a) - distance(b));
  return found;
}

/** Is it a response of this player, or of nobody on the roster, at the time of the one that was read? */
function isOf({ person, times }: Response, { player, at }: Confirmed): boolean {
  const isTheirs = person === undefined || person.id === player;
  return isTheirs && times.some((time) => Math.abs(time - at) < TOLERANCE);
}

/** A response as the form keeps it, under the id and time by which it is known. */
function restored({ place }: KeptSource, response: Response, { id, at }: Confirmed): Submission | undefined {
  const [placed] = place([{ ...response, times: [at] }]);
  return placed && { ...placed, id };
}
