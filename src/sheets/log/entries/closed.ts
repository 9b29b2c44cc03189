import type { EndChoice } from '../../../rules/declare/outcome.ts';
import type { ArchivedData } from '../shapes.ts';

/** A match in the archive, as far as the panel, the pages and new matches need it. An entry of its move has more. */
export interface ClosedMatch {
  readonly match: number;
  /** When it was moved, ISO UTC. */
  readonly time: string;
  readonly data: Omit<ArchivedData, 'record' | 'runs' | 'links' | 'head' | 'responses' | 'row'> & {
    readonly row: Omit<ArchivedData['row'], 'formUrl' | 'tradesUrl'>;
  };
}

/** A list of closed matches for a note: each text stands in it once, and is named by its place. */
export interface PackedMatches {
  readonly texts: readonly string[];
  readonly lines: readonly Packed[];
}

export function packClosed(matches: readonly ClosedMatch[]): PackedMatches {
  const texts: string[] = [];
  const places = new Map<string, number>();
  const put = (text = ''): number => {
    const place = places.get(text) ?? texts.push(text) - 1;
    places.set(text, place);
    return place;
  };
  const lines = matches.map(({ match, time, data }): Packed => {
    const { row, players, winners, candidates, purses } = data;
    return [
      match,
      row.round,
      data.endedEarly ? 1 : 0,
      [time, data.ended, data.file, row.game, row.title, row.form, row.trades, data.commitment].map(put),
      [data.edited, data.chosen, data.opponent, data.missing].map(put),
      players.map(put),
      winners.map(put),
      candidates.map(put),
      purses.map((one) => [put(one.player), one.garnets, one.bellflowers, one.tokensOfLife]),
    ];
  });
  return { texts, lines };
}

/** A closed match as numbers: texts are places in the list of texts. */
type Packed = readonly [
  match: number,
  round: number,
  endedEarly: number,
  row: readonly number[],
  more: readonly number[],
  players: readonly number[],
  winners: readonly number[],
  candidates: readonly number[],
  purses: readonly (readonly number[])[],
];

/** Reads a list that `packClosed` wrote. */
export function unpackClosed({ texts, lines }: PackedMatches): readonly ClosedMatch[] {
  // Notes of earlier versions have fewer places.
  const text = (place = -1): string => texts[place] ?? '';
  const optional = <K extends string>(key: K, place?: number) =>
    (text(place) === '' ? {} : { [key]: text(place) }) as { readonly [_ in K]?: string };
  return lines.map(([match, round, endedEarly, row, more, players, winners, candidates, purses]) => {
    const [time, ended, file, game, title, form, trades, commitment] = row;
    const [edited, chosen, opponent, missing] = more;
    return {
      match,
      time: text(time),
      data: {
        file: text(file),
        row: { game: text(game), title: text(title), round, form: text(form), trades: text(trades) },
        players: players.map(text),
        winners: winners.map(text),
        candidates: candidates.map(text),
        ...optional('edited', edited),
        ...optional('chosen', chosen),
        ...optional('opponent', opponent),
        ...(optional('missing', missing) as { readonly missing?: EndChoice }),
        ...(endedEarly ? { endedEarly: true } : {}),
        ...optional('ended', ended),
        purses: purses.map(([player, garnets = 0, bellflowers = 0, tokensOfLife = 0]) => ({
          player: text(player),
          garnets,
          bellflowers,
          tokensOfLife,
        })),
        commitment: text(commitment),
      },
    };
  });
}
