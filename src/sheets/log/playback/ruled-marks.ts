import { plural } from '../../../rules/base/words.ts';
import type { Playback } from './playback.ts';
import { partKey, partOf, pathOf, type RuledPart } from './ruled-part.ts';
import type { StoryLine } from './story.ts';

/** Value or message that the host's ruling gave in a round, such as “Ann, Coins: 15”. */
interface RuledMark {
  readonly text: string;
  readonly isTyped: boolean;
  readonly isMessage: boolean;
}

/**
 * Lists the values and messages of the host's ruling in a round, as far as a viewer may know them (O8). `isTyped` is
 * true if the host typed the value or message; otherwise a formula gave it. A round from a record has no such list. The
 * match must have the shown names.
 */
function marksOf(
  { match, rounds }: Playback,
  viewer: 'public' | 'host' | number,
  round: number,
): readonly RuledMark[] {
  const { ruled } = match.game;
  const { typed, ruling } = rounds[round - 1]?.input ?? {};
  if (!ruled || !typed) return [];
  const { names } = match.info;
  const seats = [...names.keys()];
  const mayKnow = (known: string, seat?: number) =>
    viewer === 'host' || known === 'everyone' || (known === 'owner' && viewer === seat);
  const mark = (part: RuledPart, title: string, isMessage = false): readonly RuledMark[] => {
    const value = partOf(ruling, pathOf(part, names[part.seat ?? 0] as string));
    if (value === undefined) return [];
    const text = `${title}: ${value === '' ? 'nothing' : value}`;
    return [{ text, isTyped: typed.includes(partKey(part)), isMessage }];
  };
  const each = (slot: string, title: string, known = 'owner', isMessage = false) =>
    seats.flatMap((seat) =>
      mayKnow(known, seat) ? mark({ slot, seat }, `${names[seat]}, ${title}`, isMessage) : [],
    );
  return [
    ...ruled.facts.flatMap(({ id, title, known }) =>
      mayKnow(known) ? mark({ slot: `fact:${id}` }, title) : [],
    ),
    ...ruled.columns.flatMap(({ id, title, known }) => each(`next:${id}`, title, known)),
    ...each('garnets', 'garnets'),
    ...each('bellflowers', 'bellflowers'),
    ...mark({ slot: 'everyone' }, 'Message to everyone', true),
    ...each('say', 'message', 'owner', true),
  ];
}

/** Lists the values and messages of the host's ruling in a round, for a reader. The host also reads which formulas changed (O8). */
export function ruledMarks(
  playback: Playback,
  viewer: 'public' | 'host' | number,
  round: number,
): readonly StoryLine[] {
  const { rules } = playback.rounds[round - 1]?.input ?? {};
  const changed = (round === 1 ? (rules ?? playback.started.rules) : rules) ?? {};
  const lines = [
    ...marksOf(playback, viewer, round).map(
      ({ text, isTyped }) => `${text}, ${isTyped ? 'typed' : 'by formula'}.`,
    ),
    ...(viewer === 'host' ? Object.entries(changed) : []).map(
      ([slot, formula]) => `The formula from this round on, ${slot}: ${formula}`,
    ),
  ];
  return lines.map((text) => ({ ruling: 'O8', text }));
}

/** Largest number of typed values that a page names. */
const MOST_TYPED = 10;

/** Says on a page which new values of a round the host typed, and which values formulas gave (O8). '' if the viewer may know no value. */
export function typedWords(playback: Playback, viewer: 'public' | number, round: number): string {
  const values = marksOf(playback, viewer, round).filter(({ isMessage }) => !isMessage);
  const typed = values.flatMap(({ text, isTyped }) => (isTyped ? [text] : []));
  if (values.length === 0) return '';
  if (typed.length === 0) return 'The host’s formulas computed all new values.';
  if (typed.length === values.length) return 'The host typed all new values.';
  const more = typed.length - MOST_TYPED;
  const named = [...typed.slice(0, MOST_TYPED), ...(more > 0 ? [plural(more, 'more value')] : [])];
  return `The host typed ${named.join('; ')}. Formulas computed the other new values.`;
}
