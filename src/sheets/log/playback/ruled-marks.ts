import type { Playback } from './playback.ts';
import { partKey, partOf, pathOf, type RuledPart } from './ruled-part.ts';
import type { StoryLine } from './story.ts';

/**
 * Lists the values that the host ruled in a round, each typed or computed, as far as a viewer may know them. The host
 * also reads which formulas changed (O8).
 * A round from a record has no such marks. The match has the shown names.
 */
export function ruledMarks(
  { match, started, rounds }: Playback,
  viewer: 'public' | 'host' | number,
  round: number,
): readonly StoryLine[] {
  const { ruled } = match.game;
  const played = rounds[round - 1];
  const { typed, ruling, rules } = played?.input ?? {};
  if (!ruled || !typed) return [];
  const { names } = match.info;
  const seats = [...names.keys()];
  const mayKnow = (known: string, seat?: number) =>
    viewer === 'host' || known === 'everyone' || (known === 'owner' && viewer === seat);
  const mark = (part: RuledPart, title: string): readonly string[] => {
    const value = partOf(ruling, pathOf(part, names[part.seat ?? 0] as string));
    if (value === undefined) return [];
    return [
      `${title}: ${value === '' ? 'nothing' : value}, ${typed.includes(partKey(part)) ? 'typed' : 'by formula'}.`,
    ];
  };
  const extra = (slot: string, title: string) =>
    seats.flatMap((seat) => (mayKnow('owner', seat) ? mark({ slot, seat }, `${names[seat]}, ${title}`) : []));
  const changed = round === 1 ? (rules ?? started.rules) : rules;
  const lines = [
    ...ruled.facts.flatMap(({ id, title, known }) =>
      mayKnow(known) ? mark({ slot: `fact:${id}` }, title) : [],
    ),
    ...ruled.columns.flatMap(({ id, title, known }) =>
      seats.flatMap((seat) =>
        mayKnow(known, seat) ? mark({ slot: `next:${id}`, seat }, `${names[seat]}, ${title}`) : [],
      ),
    ),
    ...extra('garnets', 'garnets'),
    ...extra('bellflowers', 'bellflowers'),
    ...mark({ slot: 'everyone' }, 'Message to everyone'),
    ...extra('say', 'message'),
    ...(viewer === 'host' && changed
      ? Object.entries(changed).map(
          ([slot, formula]) => `The formula from this round on, ${slot}: ${formula}`,
        )
      : []),
  ];
  return lines.map((text) => ({ ruling: 'O8', text }));
}
