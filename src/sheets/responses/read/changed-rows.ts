import type { FormAnswers, Forms } from '../../ports.ts';
import type { Confirmed } from './confirmed.ts';
import type { Response } from './read-responses.ts';
import { answersKept, isSame, TOLERANCE } from './restore-answers.ts';
import { byTime, type Submission } from './submission.ts';

/** From where a response is known that its tab does not have any more as it was. */
export interface KeptSource {
  /** The responses that pages show as read, or with which the log says that the round was resolved before; some of them twice. */
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

/** The responses of a tab, with those that were changed in it as they were sent. */
export interface Unchanged {
  readonly submissions: readonly Submission[];
  readonly changed: readonly ChangedRow[];
}

/**
 * Puts what a player sent in the place of what somebody made of it in the tab, where the player’s page shows it as read, or the
 * log knows it (H41).
 * Asks the form only if a response is not there as it was [1 call and a few per response since].
 */
export function withoutChanges(submissions: readonly Submission[], source: KeptSource): Unchanged {
  const here = new Set(submissions.map(({ id }) => id));
  const known = new Map(source.confirmed.map((one) => [one.id, one]));
  const gone = [...known.values()].filter(({ id }) => !here.has(id));
  if (gone.length === 0) return { submissions, changed: [] };
  const kept = answersKept(source.forms, source.form, Math.min(...gone.map(({ at }) => at)) - TOLERANCE);
  const sent = source.read(kept);
  // What was changed has the player and the time, or is nothing that the form knows.
  const isChanged = (other: Submission, { player, at }: Confirmed) =>
    other.times.includes(at) &&
    !known.has(other.id) &&
    (other.person?.id === player || !kept.some((known) => isSame(known, other)));
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
