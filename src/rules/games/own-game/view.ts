import { byName, own } from '../../kit.ts';
import type { Column, Fact } from './column.ts';
import type { Definition } from './definition.ts';
import { cellOf, type Info, type OwnPosition } from './position.ts';
import type { Value } from './value.ts';

export type Values = Readonly<Record<string, Value>>;

/** The public view: columns and facts that everyone may know, and the host's message to everyone in this round. */
export interface PublicView {
  readonly columns: Readonly<Record<string, Values>>;
  readonly facts: Values;
  readonly say?: string;
}

/** One player's view: the columns that their owners may know, the host's message to the player, and the valid part of the order. */
export interface PrivateView {
  readonly columns: Values;
  readonly say?: string;
  /** The valid part of the order. Absent before the first round. */
  readonly sent?: Readonly<Record<string, Value | readonly string[]>>;
}

export function viewsOf({ columns, facts, questions }: Definition) {
  const shown = (entries: readonly Column[], known: Fact['known'], row: object): Values => {
    const those = entries.filter((entry) => entry.known === known);
    return byName(
      those.map(({ id }) => id),
      those.map((entry) => (row as Values)[cellOf(entry)] as Value),
    );
  };
  const saying = (say: string | undefined) => (say ? { say } : {});
  return {
    public: ({ names }: Info, position: OwnPosition): PublicView => ({
      columns: byName(names, (seat) => shown(columns, 'everyone', position.seats[seat] as object)),
      facts: shown(facts, 'everyone', position),
      ...saying(position.say),
    }),
    private: ({ names }: Info, position: OwnPosition, seat: number): PrivateView => ({
      columns: shown(columns, 'owner', position.seats[seat] as object),
      ...saying(position.seats[seat]?.say),
      ...(position.round > 0 ? { sent: sentBy(names[seat] as string, position) } : {}),
    }),
  };

  function sentBy(name: string, { answers }: OwnPosition): NonNullable<PrivateView['sent']> {
    const sent = questions.flatMap(({ id, kind }): (readonly [string, Value | readonly string[]])[] => {
      const given = answers.flatMap(({ player, question, answer }) =>
        player === name && question === id ? [answer] : [],
      );
      const [first] = given;
      if (first === undefined) return [];
      if (kind === 'choices' || kind === 'players') return [[id, given]];
      return [[id, kind === 'number' ? Number(first) : first]];
    });
    return Object.fromEntries(sent);
  }
}

/** Gives a function that reads each player's points from a view. Undefined if the column with the score is not public. */
export function pointsOf({ columns, score }: Definition) {
  const column = columns.find(({ id, known }) => id === score?.column && known === 'everyone');
  if (!column) return undefined;
  return ({ columns: rows }: PublicView): Readonly<Record<string, number>> => {
    const names = Object.keys(rows);
    return byName(
      names,
      names.map((name) => own(own(rows, name) ?? {}, column.id) as number),
    );
  };
}
