import { stack } from '../../board/arrange.ts';
import { type Grid, PALETTE } from '../../board/grid.ts';
import type { Table } from '../../declare/table.ts';
import type { PrivateTold, PublicTold } from '../../game.ts';
import { controllersOf, drawAccount, drawHistory, drawResult } from './draw-account.ts';
import { drawCombinations, drawHands } from './draw-hands.ts';
import { BODY, brief, COLUMNS, clip, type Field, HEAD, lines, teamInk } from './draw-parts.ts';
import { drawPattern, LEGEND, LEGEND_STYLE, type Mark } from './draw-pattern.ts';
import { nameOf } from './form.ts';
import type { TheMvp } from './kinds.ts';
import type { Options } from './options.ts';
import type { CardRow, MvpPosition } from './position.ts';
import { controllerOf, teamsOf, totalOf } from './teams.ts';
import { chips } from './telling.ts';
import { BIDS, PLACES } from './vocabulary.ts';

type Marks = ReadonlyMap<string, Mark>;

/** The pattern, both teams’ cards, and the rounds so far; at the end the whole account. */
export function drawPublic(table: Table<Options>, told: PublicTold<TheMvp>): Grid {
  return drawBoard(table, told, new Map());
}

/** A player’s own facts, then the public board with what they know and have bid marked in it. */
export function drawPrivate(table: Table<Options>, seat: number, told: PrivateTold<TheMvp>): Grid {
  const own = told.private[told.private.length - 1]!;
  const view = told.public[told.public.length - 1]!;
  const { names: teams, sides } = teamsOf(table.seats);
  const mates = table.names.filter((_, other) => other !== seat && sides[other] === sides[seat]);
  const marks = new Map<string, Mark>();
  const mark = (place: string, what: Mark) => marks.set(place, { ...marks.get(place), ...what });
  for (const { place, card } of own.learned) mark(place, { card });
  for (const place of Object.keys(own.bids)) mark(place, { chips: `you ${own.bids[place]}` });
  for (const place of Object.keys(own.controls))
    mark(place, { controller: own.controls[place] ? '★ you' : 'not you' });
  // A corrected position may leave bids on a card that nobody sees any more.
  const cardAt = (place: string) => {
    const { card } = view.cards[place]!;
    return card === undefined ? place : `${place} ${nameOf(card)}`;
  };
  const controls = (is: boolean) =>
    Object.keys(own.controls)
      .filter((place) => own.controls[place] === is)
      .map(cardAt)
      .join(', ') || 'none';
  const standing = Object.keys(own.bids)
    .map((place) => `${own.bids[place]} on ${cardAt(place)}`)
    .join(', ');
  // What was bought twice is known once.
  const learned = [...new Set(own.learned.map(({ place, card }) => `${place} is ${nameOf(card)}`))];
  const team = teams[sides[seat]!]!;
  const facts: [string, string][] = [
    ['You are', `${table.names[seat]} of ${team}, with ${mates.join(' and ')}`],
    ['In hand', `${chips(own.chips)}, ${own.garnets} garnets, ${own.bellflowers} bellflowers`],
    ['Your bids', standing || 'none'],
    ['You control', controls(true)],
    ['Your team’s others', controls(false)],
    ['You have learned', learned.join(', ') || 'nothing'],
  ];
  const rows = facts.map(([label, text], i): Field[] => [
    [label, 3, HEAD],
    [text, 11, i === 0 ? { ...BODY, bold: true, fill: teamInk(teams, team).paper } : BODY],
  ]);
  return stack([lines(rows), drawBoard(table, told, marks)]);
}

/** The board with every card face up, and everybody’s chips, bids and knowledge. */
export function drawHost(table: Table<Options>, position: MvpPosition, told: PublicTold<TheMvp>): Grid {
  const { sides } = teamsOf(table.seats);
  const marks = new Map<string, Mark>();
  for (const row of position.cards) {
    const totals = [0, 1].map((side) => totalOf(row, sides, side));
    const controller = controllerOf(row, sides, row.flag === position.team1 ? 0 : 1);
    marks.set(row.place, {
      card: row.card,
      ...(totals[0]! + totals[1]! > 0 ? { chips: totals.join(' : ') } : {}),
      ...(row.claimed ? { controller: controller < 0 ? 'nobody' : table.names[controller]! } : {}),
    });
  }
  return drawBoard(table, told, marks, drawSecrets(table, position));
}

function drawBoard(
  table: Table<Options>,
  told: PublicTold<TheMvp>,
  marks: Marks,
  secrets: readonly Grid[] = [],
): Grid {
  const view = told.public[told.public.length - 1]!;
  const { names: teams } = teamsOf(table.seats);
  const { outcome } = told;
  const parts = [
    lines([[[headline(table, told), COLUMNS, { ...BODY, bold: true, size: 12, align: 'center' }]]]),
    ...(outcome ? [drawResult(table, outcome)] : []),
    drawPattern(teams, view, outcome ? revealed(marks, controllersOf(outcome)) : marks),
    lines([[[LEGEND, COLUMNS, LEGEND_STYLE]]]),
    drawHands(teams, view),
    outcome ? drawAccount(teams, view, outcome) : drawCombinations(teams, view),
    ...secrets,
    drawHistory(teams, told.public),
  ];
  return stack(parts.filter(({ heights }) => heights.length > 0));
}

function headline({ options }: Table<Options>, { public: views, outcome }: PublicTold<TheMvp>): string {
  const round = views.length;
  if (outcome) {
    const cards = views[round - 1]!.cards;
    const isSwept = PLACES.every((place) => cards[place]!.status === 'claimed');
    const why = isSwept
      ? 'every card is claimed'
      : round > options.lastRound
        ? 'the last'
        : 'nobody bids any more';
    return `Over after round ${round - 1}: ${why}`;
  }
  return round >= options.lastRound
    ? `Round ${round}, the last: bids on exposed cards only`
    : `Round ${round} of at most ${options.lastRound}`;
}

/** The marks with the controllers that the end reveals. */
function revealed(marks: Marks, controllers: Readonly<Record<string, string | null>>): Marks {
  const all = new Map(marks);
  for (const place of Object.keys(controllers))
    all.set(place, { ...marks.get(place), controller: controllers[place] ?? 'nobody' });
  return all;
}

/** Chips in hand, every bid on every card, and who has bought what. */
function drawSecrets({ names, seats }: Table<Options>, position: MvpPosition): Grid[] {
  const { sides, names: teams } = teamsOf(seats);
  const centre = { align: 'center' } as const;
  const rows = position.cards.filter((row) => row.flag !== '' || BIDS.some((column) => row[column] > 0));
  const controller = (row: CardRow) => {
    const seat = controllerOf(row, sides, row.flag === position.team1 ? 0 : 1);
    return !row.claimed ? '' : seat < 0 ? 'nobody' : clip(names[seat]!, 12);
  };
  const table: Field[][] = rows.map((row, i) => {
    const style = { fill: i % 2 ? PALETTE.shade : PALETTE.paper };
    return [
      [`${row.place} ${nameOf(row.card)}`, 3, style],
      [`${row.claimed ? '✓' : row.flag ? '⚑' : ''} ${clip(row.flag, 16)}`.trim(), 3, style],
      ...BIDS.map((column): Field => [row[column] || '', 1, { ...style, ...centre }]),
      [controller(row), 2, style],
    ];
  });
  const learned = names.map((name): Field[] => [
    [name, 3, HEAD],
    [
      position.learned
        .filter(({ player }) => player === name)
        .map(({ place, card }) => `${place} ${brief(card)}`)
        .join(', ') || 'nothing',
      11,
    ],
  ]);
  return [
    lines([
      [
        [`Bids (in the pattern: ${clip(teams[0], 10)} : ${clip(teams[1], 10)})`, 6, HEAD],
        ...names.map(
          (name, seat): Field => [
            clip(name, 6),
            1,
            {
              ...HEAD,
              ...centre,
              size: 8,
              fill: teamInk(teams, teams[sides[seat]!]).paper,
              ink: PALETTE.ink,
            },
          ],
        ),
        ['controller', 2, HEAD],
      ],
      [
        ['chips in hand', 6, { bold: true }],
        ...position.seats.map((row): Field => [row.chips, 1, { ...centre, bold: true }]),
        ['', 2],
      ],
      ...table,
    ]),
    lines([[['What each has bought', COLUMNS, HEAD]], ...learned]),
  ];
}
