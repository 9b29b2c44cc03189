import { hashOf } from '../../rules/base/hash.ts';
import type { Question } from '../../rules/order/question.ts';
import type { FormHead, Ports, QuestionChange } from '../ports.ts';

/** Two digests of a question: one of the help text, and one of the choices or of the text check. */
type Digests = readonly [help: string, answers: string];

interface Note {
  readonly parts: readonly Digests[];
  readonly head: Readonly<Record<string, string>>;
}

const UNWRITTEN: Digests = ['', ''];

/**
 * Saves a digest of each part of a form, so that a renewal writes only changed parts. The next renewal writes all of
 * `unwritten`, and the parts that `head` lacks. The note holds digests because a memo takes at most 9 kB.
 */
export function noteForm(
  ports: Ports,
  form: string,
  questions: readonly Question[],
  head: Partial<FormHead>,
  unwritten: ReadonlySet<Question> = new Set(),
): void {
  const parts = questions.map((question) => (unwritten.has(question) ? UNWRITTEN : digestsOf(question)));
  const note: Note = { parts, head: digestsOfHead(head) };
  ports.memo.set(keyOf(form), JSON.stringify(note));
}

/**
 * Saves a note about those parts of a form's head (title and texts) that were written separately. Does nothing for a
 * form without a note.
 */
export function noteHead(ports: Ports, form: string, part: Partial<FormHead>): void {
  if (ports.memo.get(keyOf(form)) === undefined) return;
  const note = readNote(ports, form);
  const head = { ...note.head, ...digestsOfHead(part) };
  ports.memo.set(keyOf(form), JSON.stringify({ ...note, head }));
}

/** Deletes the note about a form, so that the next renewal writes the whole form. */
export function forgetForm(ports: Ports, form: string): void {
  ports.memo.set(keyOf(form), undefined);
}

/** Lists the questions that differ from the note about a form; all questions if there is no note. */
export function changesOf(
  ports: Ports,
  form: string,
  questions: readonly Question[],
  firstItem: number,
): readonly QuestionChange[] {
  const before = readNote(ports, form).parts;
  return questions.flatMap((question, i): QuestionChange[] => {
    const [help, answers] = digestsOf(question).map((digest, part) => digest !== before[i]?.[part]);
    return help || answers ? [{ question, at: firstItem + i, help: !!help, answers: !!answers }] : [];
  });
}

/** Gives the parts of a form’s head (title and texts) that differ from the note about the form; all parts if there is no note. */
export function headChanges(ports: Ports, form: string, head: FormHead): Partial<FormHead> {
  const { head: before } = readNote(ports, form);
  return Object.fromEntries(Object.entries(head).filter(([part, text]) => before[part] !== digest(text)));
}

function readNote(ports: Ports, form: string): Note {
  const noted = ports.memo.get(keyOf(form));
  return noted === undefined ? { parts: [], head: {} } : (JSON.parse(noted) as Note);
}

const keyOf = (form: string) => `form ${form}`;

function digestsOfHead(head: Partial<FormHead>): Record<string, string> {
  return Object.fromEntries(Object.entries(head).map(([part, text]) => [part, digest(text)]));
}

const digestsOf = ({ help = '', input }: Question): Digests => [digest(help), digest(input)];

const digest = (value: unknown) => hashOf(value).slice(0, 8);
