// A rehearsal: simulated players submit the forms that are open to them.
import type { Answer } from '../google/world/answer.ts';
import type { Host } from '../host/host.ts';

export interface ResponseResult {
  person: string;
  form: string;
  /** Reason why the form refused the response; undefined if the form accepted it. */
  refused?: string;
}

/** A response that is planned for a simulated player. */
export interface PlannedResponse {
  email: string;
  /** Name of the player, shown in the report. */
  name: string;
  formId: string;
  answers: Record<string, Answer>;
}

type Random = () => number;

/** Submits the planned responses and gives the result of each. */
export function rehearse(
  host: Host,
  plan: (host: Host, random: Random) => PlannedResponse[],
  random: Random = Math.random,
): ResponseResult[] {
  return plan(host, random).map(({ email, name: person, formId, answers }) => {
    const form = host.world.files[formId]?.name ?? formId;
    const sent = host.submitForm(email, formId, answers, { typedEmail: email });
    if (sent.recorded) return { person, form };
    const problems = sent.problems.map(({ title, message }) => `${title}: ${message}`);
    return { person, form, refused: [sent.reason, ...problems].join(' ') };
  });
}
