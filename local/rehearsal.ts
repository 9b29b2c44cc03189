// A rehearsal: simulated players fill in the forms that are open to them.
import type { Answer as Answered, MatchState, PanelState } from '../src/sheets/panel.ts';
import { HOST_EMAIL } from './demo.ts';
import { type FormItem, respondUrl } from './google/form.ts';
import { type Answer, closedReason } from './google/form-response.ts';
import type { Host } from './host.ts';

export interface Filled {
  person: string;
  form: string;
  /** Why it was not taken, when it was not. */
  refused?: string;
}

/** Who is to fill in which form with what; a game that knows its players' views can do better than chance. */
export interface Part {
  email: string;
  formId: string;
  answers: Record<string, Answer>;
}

type Random = () => number;

/** Sends the parts of everyone who has not sent yet; by default chance fills in every open form. */
export function rehearse(
  host: Host,
  plan: (host: Host, random: Random) => Part[] = planByChance,
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

/** The order forms of live matches, for every seat that has not sent: what the add-on's own panel says of them. */
function planByChance(host: Host, random: Random): Part[] {
  const parts: Part[] = [];
  for (const match of liveMatches(host)) {
    const file = Object.values(host.world.files).find(
      (one) => one.kind === 'form' && respondUrl(one.form) === match.formUrl,
    );
    if (file?.kind !== 'form' || file.trashed) continue;
    for (const seat of match.seats) {
      const email = host.world.people.find((one) => one.name === seat.name)?.email;
      if (seat.receivedAt !== '' || !email || closedReason(file.form, { email })) continue;
      const answers: Record<string, Answer> = {};
      for (const item of file.form.items) {
        const answer = answerByChance(item, random);
        if (answer !== undefined) answers[String(item.id)] = answer;
      }
      parts.push({ email, formId: file.id, answers });
    }
  }
  return parts;
}

function liveMatches(host: Host): readonly MatchState[] {
  const { value, error } = host.call(HOST_EMAIL, 'getState');
  if (error) throw new Error(error.message);
  const state = value as Answered<PanelState>;
  if (!state.ok) throw new Error(state.problem.what);
  return state.value.matches.filter((match) => !match.over);
}

function answerByChance(item: FormItem, random: Random): Answer | undefined {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const isLeftOut = !item.required && random() < 0.3;
  if (item.kind === 'section' || isLeftOut) return undefined;
  if (item.kind === 'list' || item.kind === 'radio') return pick(item.choices);
  if (item.kind === 'checkbox') {
    const boxes = item.choices.filter(() => random() < 0.5);
    return boxes.length > 0 ? boxes : [pick(item.choices)];
  }
  if (item.kind === 'grid') {
    const left = [...item.columns];
    const answer: Record<string, string> = {};
    for (const row of item.rows) {
      if (left.length === 0) break;
      const column = pick(left);
      answer[row] = column;
      if (item.validation?.kind === 'one-per-column') left.splice(left.indexOf(column), 1);
    }
    return answer;
  }
  const rule = item.validation;
  if (rule && rule.kind !== 'pattern') {
    const low = rule.low ?? 0;
    const high = Math.min(rule.high ?? low + 2, low + 2);
    return String(low + Math.floor(random() * (high - low + 1)));
  }
  return item.required ? String(Math.floor(random() * 3)) : undefined;
}
