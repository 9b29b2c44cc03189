import { type Json, own } from '../../rules/base/json.ts';
import type { Position } from '../../rules/declare/position.ts';
import type { RuledValue } from '../../rules/declare/ruled.ts';
import type { Answers, Input, Question } from '../../rules/order/question.ts';
import {
  partKey,
  partOf,
  pathOf,
  type RuledPart,
  ruledValue,
  unruled,
  withPart,
} from '../log/playback/ruled-part.ts';
import type { RoundData } from '../log/shapes.ts';
import { EXTRAS, type RoundLayout } from './round-layout.ts';

/** Round with the host's ruling. `position` is the position after trades, to which the ruling was applied. */
interface RuledRound {
  readonly input: Pick<RoundData, 'ruling' | 'typed'>;
  readonly position: Position;
  /** Name of each seat's player in the match. The names shown now may differ. */
  readonly was: readonly string[];
}

const WHOLE: Input = { kind: 'whole', least: -1 };
const YES = 'yes';

/**
 * Gives the host's ruling of a round as a form. The form is about the player of `seat`, or about the whole match if
 * `seat` is undefined.
 */
export function rulingForm(layout: RoundLayout, round: RuledRound, seat: number | undefined) {
  const asked = partsOf(layout, seat);
  const name = round.was[seat ?? 0] as string;
  return {
    questions: asked.map(({ question }) => question),
    answers: Object.fromEntries(asked.map(({ part }) => [part.slot, words(layout, round, part)])),
    /** Finds the form's question about a part of the ruling. `path` is the part's path in the record. */
    askedAt: (path: string, number: number) => {
      const [, rest = ''] = path.split(`rounds[${number - 1}].ruling.`);
      if (rest === '') return undefined;
      const paths = asked.map(({ part }) => pathOf(part, name).join('.'));
      return asked[paths.findIndex((one) => one.startsWith(rest) || rest.startsWith(one))]?.question;
    },
  };
}

/** Applies the answers of a ruling's form to the ruling. An empty answer removes that part of the ruling. */
export function correctedRuling(
  layout: RoundLayout,
  round: RuledRound,
  seat: number | undefined,
  given: Answers,
): { readonly ruling: Json; readonly typed: readonly string[] } {
  const { was, input, position } = round;
  let ruling = input.ruling;
  let typed = input.typed ?? [];
  const { answers } = rulingForm(layout, round, seat);
  for (const { part, question } of partsOf(layout, seat)) {
    const answer = own(given, part.slot)?.trim() ?? '';
    if (answer === own(answers, part.slot)) continue;
    const value = valueIn(layout, round, part, question.input, answer);
    const isRuled = value !== undefined && value !== unruled(layout.ruled, position, part);
    ruling = withPart(ruling, pathOf(part, was[seat ?? 0] as string), isRuled ? value : undefined);
    const key = partKey(part);
    typed = [...typed.filter((one) => one !== key), key];
  }
  return { ruling: ruling ?? {}, typed };
}

/** Gives the parts of a ruling about one player, or about the whole match. Each part has the question that asks for it. */
function partsOf({ ruled, names }: RoundLayout, seat: number | undefined) {
  const put = (slot: string, title: string, input: Input) => ({
    part: seat === undefined ? { slot } : { slot, seat },
    question: { id: slot, title, input } satisfies Question,
  });
  const value = (slot: string) => (one: RuledValue) =>
    put(`${slot}:${one.id}`, one.title, inputOf(one, names));
  const text: Input = { kind: 'paragraph' };
  const players: Input = { kind: 'ticks', choices: names.map(label) };
  if (seat !== undefined)
    return [
      ...ruled.columns.map(value('next')),
      put('garnets', EXTRAS.garnets, WHOLE),
      put('bellflowers', EXTRAS.bellflowers, WHOLE),
      put('say', EXTRAS.say, text),
    ];
  return [
    ...ruled.facts.map(value('fact')),
    put('everyone', 'To everyone', text),
    put('over', 'The match is over with this round', { kind: 'choice', choices: [YES] }),
    put('winners', 'Winners (if you choose the players yourself)', players),
    put('candidates', 'Elimination Candidates (if you choose them yourself)', players),
  ];
}

function inputOf({ kind }: RuledValue, names: readonly string[]): Input {
  if (kind === 'number') return WHOLE;
  return kind === 'player' ? { kind: 'choice', choices: names } : { kind: 'paragraph' };
}

/** Replaces commas in a name by semicolons, because ticked choices are joined with commas. */
function label(name: string): string {
  return name.replace(/,/g, ';');
}

/** Gives the answer to show for a part of a ruling: the ruled value if there is one, otherwise the value before the ruling. */
function words({ ruled, names }: RoundLayout, { input, position, was }: RuledRound, part: RuledPart): string {
  const path = pathOf(part, was[part.seat ?? 0] as string);
  const value = partOf(input.ruling, path) ?? unruled(ruled, position, part);
  const shown = (name: unknown) => names[was.indexOf(name as string)] ?? String(name);
  if (Array.isArray(value)) return value.map((name) => label(shown(name))).join(', ');
  if (value === true) return YES;
  if (value === false || (value === 0 && !ruledValue(ruled, part))) return '';
  return ruledValue(ruled, part)?.kind === 'player' ? shown(value) : String(value);
}

function valueIn(
  { ruled, names }: RoundLayout,
  { was }: RuledRound,
  part: RuledPart,
  input: Input,
  answer: string,
): Json | undefined {
  if (answer === '')
    return ruledValue(ruled, part)?.kind === 'number' || !ruledValue(ruled, part) ? undefined : '';
  if (input.kind === 'whole') return Number(answer.replace('−', '-'));
  if (input.kind === 'ticks')
    return names.flatMap((name, seat) => (answer.split(', ').includes(label(name)) ? (was[seat] ?? []) : []));
  if (part.slot === 'over') return true;
  return input.kind === 'choice' ? (was[names.indexOf(answer)] ?? answer) : answer;
}
