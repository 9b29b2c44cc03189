import {
  type Fact as Drawn,
  drawFacts,
  drawInParts,
  type Grid,
  latest,
  notes,
  type OutcomeColumn,
  section,
  stack,
} from '../../draw.ts';
import { joined, type OutcomeView, own } from '../../kit.ts';
import type { Column, Fact } from './column.ts';
import type { Definition } from './definition.ts';
import { cellOf, type Info, type OwnPosition } from './position.ts';
import type { Value } from './value.ts';
import type { PrivateView, PublicView } from './view.ts';

interface Seen {
  readonly public: readonly PublicView[];
  readonly outcome?: OutcomeView;
}

type Values = Readonly<Record<string, unknown>>;

/** Values that the end reveals. The keys are the ids of columns and facts. */
interface Reveal {
  readonly columns: Readonly<Record<string, Values>>;
  readonly facts: Values;
}

function revealIn(outcome: OutcomeView | undefined): Reveal {
  return (outcome?.reveal ?? { columns: {}, facts: {} }) as unknown as Reveal;
}

/** Makes the drawings of a host's own game, with the titles that the host gave. */
export function drawingOf(definition: Definition) {
  const { columns, facts, questions } = definition;
  const drawPublic = ({ names }: Info, seen: Seen): Grid => {
    const view = latest(seen.public);
    const known = columns.filter(({ known }) => known === 'everyone');
    const shown = facts.filter(({ known }) => known === 'everyone');
    const revealed = revealIn(seen.outcome).facts;
    const hidden = facts.filter(({ id }) => own(revealed, id) !== undefined);
    return parts(
      saying('The host says', view.say),
      labelled(shown, (one) => own(view.facts, one.id)),
      labelled(hidden, (one) => own(revealed, one.id), 'Revealed at the end'),
      byPlayer(known, names, (one, name) => own(own(view.columns, name) ?? {}, one.id)),
    );
  };
  return {
    public: drawPublic,
    private: (info: Info, _seat: number, seen: Seen & { readonly private: readonly PrivateView[] }): Grid => {
      const mine = latest(seen.private);
      const sent = mine.sent;
      return stack([
        section(
          'Only for you',
          parts(
            saying('The host says to you', mine.say),
            labelled(
              columns.filter(({ known }) => known === 'owner'),
              (one) => own(mine.columns, one.id),
            ),
            sent
              ? labelled(
                  questions.filter(({ id }) => own(sent, id) !== undefined),
                  (one) => own(sent, one.id),
                  'Your order of the last round, as it counted',
                )
              : [],
          ),
        ),
        section('For everyone', drawPublic(info, seen)),
      ]);
    },
    host: ({ names }: Info, position: OwnPosition): Grid =>
      parts(
        labelled(facts, (one) => position[cellOf(one)]),
        byPlayer(columns, names, (one, _, seat) => position.seats[seat]?.[cellOf(one)]),
        position.answers.length > 0
          ? [section('Orders that counted in the last round', drawAnswers(definition, names, position))]
          : [],
      ),
    outcome: (_info: Info, outcome: OutcomeView): readonly OutcomeColumn[] => {
      const { columns: revealed } = revealIn(outcome);
      return Object.keys(revealed).map((id) => ({
        head: columns.find((one) => one.id === id)?.title ?? id,
        cell: (name) => inCell(own(revealed[id] ?? {}, name)),
      }));
    },
  };
}

function parts(...groups: readonly (readonly Grid[])[]): Grid {
  const all = groups.flat();
  return all.length > 0 ? stack(all) : notes('Nothing to see here yet.');
}

function saying(label: string, say: string | undefined): readonly Grid[] {
  return say === undefined ? [] : [drawFacts([[label, say, { bold: false }]])];
}

/** Draws values with their titles, one below the other. */
function labelled<T extends { readonly title: string }>(
  entries: readonly T[],
  valueFor: (one: T) => unknown,
  title?: string,
): readonly Grid[] {
  const facts = entries.map((one): Drawn => [one.title, inCell(valueFor(one))]);
  if (facts.length === 0) return [];
  const drawn = drawFacts(facts);
  return [title === undefined ? drawn : section(title, drawn)];
}

/** Draws a table with a row for each player. */
function byPlayer(
  columns: readonly Column[],
  names: readonly string[],
  valueFor: (one: Fact, name: string, seat: number) => unknown,
): readonly Grid[] {
  if (columns.length === 0) return [];
  const heads = columns.map((one) => ({
    head: one.title,
    cell: (name: string, seat: number) => inCell(valueFor(one, name, seat)),
  }));
  return [
    drawInParts([{ head: 'Player', cell: (name: string) => name, style: { bold: true } }, ...heads], names),
  ];
}

function drawAnswers({ questions }: Definition, names: readonly string[], { answers }: OwnPosition): Grid {
  const given = (player: string, id: string) =>
    joined(answers.flatMap((one) => (one.player === player && one.question === id ? [one.answer] : [])));
  const heads = questions.map(({ id, title }) => ({
    head: title,
    cell: (name: string) => inCell(given(name, id)),
  }));
  return drawInParts(
    [{ head: 'Player', cell: (name: string) => name, style: { bold: true } }, ...heads],
    names,
  );
}

function inCell(value: unknown): string | number {
  if (Array.isArray(value)) return joined(value.map(String)) || '–';
  if (value === undefined || value === '') return '–';
  return value as Value;
}
