// A rehearsal: simulated players fill in the forms that are open to them.
import type { Answer } from '../google/forms/answer.ts';
import type { Host } from '../host/host.ts';

export interface Filled {
  person: string;
  form: string;
  /** Why it was not taken, when it was not. */
  refused?: string;
}

/** Who is to fill in which form with what. */
export interface Part {
  email: string;
  formId: string;
  answers: Record<string, Answer>;
}

type Random = () => number;

/** Sends what a plan has people send, and tells what became of it. */
export function rehearse(
  host: Host,
  plan: (host: Host, random: Random) => Part[],
  random: Random = Math.random,
): Filled[] {
  return plan(host, random).map(({ email, formId, answers }) => {
    const person = host.world.people.find((one) => one.email === email)?.name ?? email;
    const form = host.world.files[formId]?.name ?? formId;
    const sent = host.submitForm(email, formId, answers, { typedEmail: email });
    if (sent.recorded) return { person, form };
    const problems = sent.problems.map(({ title, message }) => `${title}: ${message}`);
    return { person, form, refused: [sent.reason, ...problems].join(' ') };
  });
}
