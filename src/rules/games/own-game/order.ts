import {
  type Field,
  type Input,
  type Judging,
  lines,
  NONE,
  type OwnForm,
  type OwnNote,
  playerChoice,
  readAnswerNumber,
  sayEmpty,
  withinLines,
} from '../../data.ts';
import { joined, own, quote } from '../../kit.ts';
import type { Definition } from './definition.ts';
import { labelsOf, textOf } from './labels.ts';
import { cellOf, type Info, type OwnPosition } from './position.ts';
import type { Bound, Condition, Question } from './question.ts';
import { NUMBER_LIMIT, TEXT_LIMIT, type Value } from './value.ts';
import type { PrivateView, PublicView } from './view.ts';

/** An answer that counts: the player's answer, or the default. Undefined if there is no answer. */
export type Answer = Value | readonly string[] | undefined;
type AnswerField = Field<Answer, unknown, OwnPosition>;
type Looking = Judging<unknown, OwnPosition>;

/** Reason for refusing an answer from a player who is not asked. All questions give the same reason (O9). */
export const NOT_ASKED = 'You are not asked this in this round.';

/** Makes the fields of the form, one for each question. */
export function fieldsOf(definition: Definition): { readonly [id: string]: AnswerField } {
  return Object.fromEntries(definition.questions.map((one) => [one.id, fieldOf(one, definition)]));
}

/** The valid part of an order. The keys are the ids of the questions. */
export type Order = Readonly<Record<string, Answer>>;

/** Makes the field of a question. An answer counts only if the player met the question's condition when the round began (O9). */
function fieldOf(question: Question, definition: Definition): AnswerField {
  const { kind, title, missing } = question;
  const field = KINDS[kind](question, definition);
  return {
    ...field,
    ask: (key, info, view) =>
      field.ask(key, info, view).map(({ help = '', ...one }) => {
        const words = [help, whenWords(question, definition)].filter((part) => part !== '');
        return sayEmpty({ ...one, help: words.join(' ') }, emptyWords(question));
      }),
    judge: (raw, key, judging) => {
      if (!isAsked(question, inPosition(definition, judging.began, judging.seat))) {
        if (raw !== undefined && !isNothing(raw)) judging.refuse(key, 'not-legal', NOT_ASKED);
        return undefined;
      }
      const answer = raw === undefined ? undefined : field.judge(raw, key, judging);
      return answer === undefined || isNothing(answer) ? missing : answer;
    },
    say: (answer = '') => [[title, Array.isArray(answer) ? joined(answer) : String(answer)]],
  };
}

/** Says what happens if a player leaves the answer empty. */
function emptyWords({ kind, missing = 'none', when }: Question): string {
  if (kind === 'text') return '';
  return when && missing !== 'none' ? `${missing}, if you are asked` : String(missing);
}

function isNothing(raw: unknown): boolean {
  return raw === '' || (Array.isArray(raw) && raw.length === 0);
}

/** Says whether a player is asked a question. If the question has a condition, this depends on a value of the position. */
export function isAsked({ when }: Question, valueFor: (condition: Condition) => unknown): boolean {
  return !when || valueFor(when) === when.is;
}

/** Makes a function that reads the column or fact of a condition. The value comes from the position at the start of a round. */
function inPosition({ columns, facts }: Definition, position: OwnPosition, seat: number) {
  return ({ column, fact }: Condition): unknown => {
    const one =
      column === undefined ? facts.find(({ id }) => id === fact) : columns.find(({ id }) => id === column);
    const row = column === undefined ? position : position.seats[seat];
    return one && row?.[cellOf(one)];
  };
}

type KindOfField = (question: Question, definition: Definition) => AnswerField;

const numberField: KindOfField = ({ least, most, title }, definition) => ({
  ask: (id) => [
    { id, title, help: boundWords(definition, { least, most }), input: wholeInput(definition, least, most) },
  ],
  // Numbers below 0 are refused with their reason.
  read: (answers, key) => readAnswerNumber(answers[key], -1),
  judge: (raw, key, judging) => {
    if (!Number.isInteger(raw) || Math.abs(raw as number) > NUMBER_LIMIT) {
      judging.refuse(key, 'malformed', `Expected a whole number, found ${quote(raw)}.`);
      return undefined;
    }
    const number = (raw as number) + 0;
    const from = boundOf(definition, least, judging) ?? number;
    const to = boundOf(definition, most, judging) ?? number;
    if (number >= from && number <= to) return number;
    const expected = number < from ? `at least ${from}` : `at most ${to}`;
    judging.refuse(key, 'not-legal', `Expected ${expected}, found ${number}.`);
    return undefined;
  },
});

/** Gives a bound as a number. If the bound is a column, gives the sender's value in this column after trades. */
function boundOf(
  { columns }: Definition,
  bound: Bound | undefined,
  { position, seat }: Looking,
): number | undefined {
  const column = columns.find(({ id }) => id === bound);
  return (column ? position.seats[seat]?.[cellOf(column)] : bound) as number | undefined;
}

/**
 * Makes the form's input for a whole number. The form does not check the exact bounds, because the bounds may come from
 * a column with a different value for each player.
 */
function wholeInput({ columns }: Definition, least: Bound | undefined, most: Bound | undefined): Input {
  const isHeld = columns.some(({ id, trade }) => id === least && trade);
  const from = typeof least === 'number' ? least : isHeld ? 0 : -NUMBER_LIMIT;
  return { kind: 'whole', least: from, ...(typeof most === 'number' ? { most } : {}) };
}

function boundWords({ columns }: Definition, { least, most }: Pick<Question, 'least' | 'most'>): string {
  const titleOf = (bound: Bound | undefined) => columns.find(({ id }) => id === bound)?.title;
  const [from, to] = [titleOf(least), titleOf(most)];
  return [
    ...(from ? [`The number must be at least your “${from}”.`] : []),
    ...(to ? [`The number must be at most your “${to}”.`] : []),
  ].join(' ');
}

const textField: KindOfField = ({ title }) => ({
  ask: (id) => [
    {
      id,
      title,
      input: {
        kind: 'paragraph',
        pattern: `^[^=+@][\\s\\S]{0,${TEXT_LIMIT - 1}}$`,
        expected: `Write at most ${TEXT_LIMIT} characters. Do not begin with = + or @`,
        sample: 'a few words',
      },
    },
  ],
  read: (answers, key) => answers[key] || undefined,
  judge: (raw, key, { refuse }) => {
    if (typeof raw === 'string' && raw.length <= TEXT_LIMIT) return raw;
    const expected = typeof raw === 'string' ? `at most ${TEXT_LIMIT} characters` : 'a text';
    const found = typeof raw === 'string' ? raw.length : quote(raw);
    refuse(key, 'malformed', `Expected ${expected}, found ${found}.`);
    return undefined;
  },
});

const choiceField: KindOfField = ({ title, choices = [] }) => {
  const labels = labelsOf(choices, 'choice', false);
  return {
    ask: (id) => [{ id, title, input: { kind: 'choice', choices: [NONE, ...labels] } }],
    read: (answers, key) => {
      const answer = answers[key]?.trim();
      return !answer || answer === NONE ? undefined : textOf(choices, labels, answer);
    },
    judge: (raw, key, { refuse }) => {
      if (choices.includes(raw as string)) return raw as string;
      if (typeof raw !== 'string') refuse(key, 'malformed', `Expected a text, found ${quote(raw)}.`);
      else refuse(key, 'unknown', `${quote(raw)} is not among the choices.`);
      return undefined;
    },
  };
};

const playerField: KindOfField = ({ title }) => {
  const field = playerChoice<unknown>({ title }, { others: true });
  return {
    ask: (id, info, view) => field.ask(id, info, view).map(({ help: _, empty: __, ...asked }) => asked),
    read: field.read,
    judge: (raw, key, judging) => judging.info.names[field.judge(raw, key, judging as never)],
  };
};

const choicesField: KindOfField = ({ title, choices = [] }) =>
  listField(
    title,
    'choice',
    () => choices,
    (entry) =>
      choices.includes(entry) ? undefined : ['unknown', `${quote(entry)} is not among the choices.`],
  );

const playersField: KindOfField = ({ title, most = Number.POSITIVE_INFINITY }) =>
  listField(
    title,
    'player',
    ({ names }) => names,
    (entry, { info, seat }, before) => {
      if (!info.names.includes(entry)) return ['unknown', `No player is called ${quote(entry)}.`];
      if (entry === info.names[seat]) return ['not-legal', 'Choose other players, not yourself.'];
      if (before.includes(entry) || before.length < (most as number)) return undefined;
      return ['not-legal', `At most ${most} can be named.`];
    },
  );

/** Makes a field with boxes to tick. A wrong entry is refused, and the entries beside it still count. */
function listField(
  title: string,
  noun: string,
  textsOf: (info: Info) => readonly string[],
  why: (
    entry: string,
    judging: Looking,
    before: readonly string[],
  ) => readonly ['unknown' | 'not-legal', string] | undefined,
): AnswerField {
  const { judge } = lines<string, undefined, unknown, OwnPosition>(
    { ask: () => [], read: () => [] },
    {
      parse: (raw) => (typeof raw === 'string' ? raw : undefined),
      expected: 'a text',
      take: (entry, _left, judging, before) =>
        why(entry, judging, before) ??
        (before.includes(entry) ? ['not-legal', `${quote(entry)} is in the list already.`] : undefined),
    },
  );
  return {
    judge,
    ask: (id, info) => [
      { id, title, input: { kind: 'ticks', choices: labelsOf(textsOf(info), noun, true) } },
    ],
    read: (answers, key, info) => {
      const texts = textsOf(info);
      const labels = labelsOf(texts, noun, true);
      const typed = (answers[key] ?? '').split(/[\n,]/).map((one) => one.trim());
      const entries = typed.filter((one) => one !== '').map((one) => textOf(texts, labels, one));
      return entries.length > 0 ? withinLines(entries) : undefined;
    },
  };
}

const KINDS: { readonly [kind in Question['kind']]: KindOfField } = {
  number: numberField,
  choice: choiceField,
  choices: choicesField,
  player: playerField,
  players: playersField,
  text: textField,
};

/** Says which players are asked a question. Everyone reads the form, so the text never quotes a column that only its owner may know. */
function whenWords({ when }: Question, { columns, facts }: Definition): string {
  if (!when) return '';
  const is = when.is === '' ? 'empty' : when.is;
  const fact = facts.find(({ id }) => id === when.fact);
  if (fact) return `This question is asked only while “${fact.title}” is ${is}.`;
  const { title = '', known } = columns.find(({ id }) => id === when.column) ?? {};
  return known === 'everyone'
    ? `This question is only for players whose “${title}” is ${is}.`
    : `This question is not for all players: their “${title}” decides. Your page says whether you are asked.`;
}

/** Gives the notes for one player: which questions the player is not asked, and which other players can be chosen. */
export function ownNotes(
  { questions }: Definition,
  { names }: Info,
  view: PublicView,
  mine: Pick<PrivateView, 'columns'>,
  seat: number,
): OwnForm {
  const name = names[seat] as string;
  const seen = ({ column, fact }: Condition): unknown =>
    column === undefined
      ? own(view.facts, fact)
      : (own(mine.columns, column) ?? own(own(view.columns, name) ?? {}, column));
  const notes = questions.flatMap((question): (readonly [string, OwnNote])[] => {
    if (!isAsked(question, seen)) return [[question.id, { excuse: NOT_ASKED }]];
    if (question.kind !== 'players') return [];
    return [[question.id, { choices: labelsOf(names, 'player', true).filter((_, other) => other !== seat) }]];
  });
  return Object.fromEntries(notes);
}
