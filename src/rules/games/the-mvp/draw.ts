import { plural } from '../../base/words.ts';
import { stack } from '../../board/arrange.ts';
import { fields } from '../../board/fields.ts';
import type { Grid } from '../../board/grid.ts';
import { history, latest } from '../../board/history.ts';
import type { OutcomeColumn } from '../../board/outcome.ts';
import { legend, lines, NOTICE, section } from '../../board/page.ts';
import type { OutcomeView } from '../../declare/outcome.ts';
import type { Table } from '../../declare/table.ts';
import type { PrivateTold, PublicTold } from '../../game.ts';
import { brief, coloursOf, paperOf } from './draw-colours.ts';
import { drawCombinations, drawHands } from './draw-hands.ts';
import { drawPattern, type Mark, type Marks, SIGNS_OF_THE_PATTERN } from './draw-pattern.ts';
import { drawSecrets, secretMarks } from './draw-secrets.ts';
import type { TheMvp } from './kinds.ts';
import type { Options } from './options.ts';
import type { MvpPosition } from './position.ts';
import { teamsOf } from './teams.ts';
import type { PrivateView, PublicView } from './view.ts';
import { nameOf, PLACES } from './vocabulary.ts';

/** The pattern, both teams’ cards, and the rounds so far; at the end the whole account. */
export function drawPublic(table: Table<Options>, told: PublicTold<TheMvp>): Grid {
  return drawBoard(table, told, new Map());
}

/** A player’s own facts, then the public board with what they know and have bid marked in it. */
export function drawPrivate(table: Table<Options>, seat: number, told: PrivateTold<TheMvp>): Grid {
  const own = latest(told.private);
  return stack([drawFacts(table, seat, own, latest(told.public)), drawBoard(table, told, ownMarks(own))]);
}

/** The board with every card face up, and everybody’s chips, bids and knowledge. */
export function drawHost(table: Table<Options>, position: MvpPosition, told: PublicTold<TheMvp>): Grid {
  return drawBoard(table, told, secretMarks(table, position), drawSecrets(table, position));
}

/** Each player's team, which the outcome's scores go by. */
export function outcomeColumns({ seats }: Table<Options>): OutcomeColumn[] {
  return [{ head: 'team', cell: (name) => seats.find((seat) => seat.name === name)?.meadow ?? '' }];
}

function drawFacts(
  { names, seats }: Table<Options>,
  seat: number,
  own: PrivateView,
  { cards }: PublicView,
): Grid {
  const { names: teams, sides } = teamsOf(seats);
  const team = teams[sides[seat] as 0 | 1];
  const mates = names.filter((_, other) => other !== seat && sides[other] === sides[seat]);
  // A corrected position may leave bids on a card that nobody sees any more.
  const cardAt = (place: string) => {
    const card = cards[place]?.card;
    return card === undefined ? place : `${place} ${nameOf(card)}`;
  };
  const controls = (is: boolean) => Object.keys(own.controls).filter((place) => own.controls[place] === is);
  // What was bought twice is known once.
  const learned = [...new Set(own.learned.map(({ place, card }) => `${place} is ${nameOf(card)}`))];
  const bids = Object.keys(own.bids).map((place) => `${own.bids[place]} on ${cardAt(place)}`);
  const plain = { bold: false };
  return fields([
    ['You are', `${names[seat]} of ${team}, with ${mates.join(' and ')}`, paperOf(teams, team)],
    ['In hand', plural(own.chips, 'chip')],
    ['Your bids', bids.join(', ') || 'none', plain],
    ['You control', controls(true).map(cardAt).join(', ') || 'none', plain],
    ['Your team’s others', controls(false).map(cardAt).join(', ') || 'none', plain],
    ['You have learned', learned.join(', ') || 'nothing', plain],
  ]);
}

function ownMarks({ learned, bids, controls }: PrivateView): Marks {
  const marks = new Map<string, Mark>();
  const mark = (place: string, what: Mark) => marks.set(place, { ...marks.get(place), ...what });
  for (const { place, card } of learned) mark(place, { card });
  for (const place of Object.keys(bids)) mark(place, { chips: `you ${bids[place]}` });
  for (const place of Object.keys(controls))
    mark(place, { controller: controls[place] ? '★ you' : 'not you' });
  return marks;
}

function drawBoard(
  table: Table<Options>,
  told: PublicTold<TheMvp>,
  marks: Marks,
  secrets: readonly Grid[] = [],
): Grid {
  const view = latest(told.public);
  const { names: teams } = teamsOf(table.seats);
  const { outcome } = told;
  const { controllers } = (outcome?.reveal ?? {}) as {
    controllers?: Readonly<Record<string, string | null>>;
  };
  return stack([
    section(headline(table, told), ...(outcome ? [drawResult(teams, outcome)] : [])),
    drawPattern(teams, view, controllers ? revealed(marks, controllers) : marks),
    legend(SIGNS_OF_THE_PATTERN),
    drawHands(teams, view),
    ...drawCombinations(teams, view, controllers),
    ...secrets,
    ...history(
      told.public,
      teams.map((team) => ({
        head: team,
        headStyle: coloursOf(teams, team),
        style: { size: 9 },
        cell: (now: PublicView, before: PublicView) => happened(before, now, team),
      })),
    ),
  ]);
}

function headline({ options }: Table<Options>, { public: views, outcome }: PublicTold<TheMvp>): string {
  const round = views.length;
  const { cards } = latest(views);
  if (!outcome)
    return round >= options.lastRound
      ? `Round ${round}, the last: bids on exposed cards only`
      : `Round ${round} of at most ${options.lastRound}`;
  const isLast = round > options.lastRound;
  if (PLACES.every((place) => cards[place]?.status === 'claimed'))
    return `Over after round ${round - 1}: every card is claimed`;
  return `Over after round ${round - 1}: ${isLast ? 'the last' : 'nobody bids any more'}`;
}

function drawResult(teams: readonly string[], { teamScores }: OutcomeView): Grid {
  const [first, second] = teams.map((team) => (teamScores as Record<string, number>)[team] ?? 0) as [
    number,
    number,
  ];
  const winner = teams[first > second ? 0 : 1];
  const text =
    first === second
      ? `The teams are tied at ${first}: all six players count.`
      : `${winner} wins ${Math.max(first, second)} to ${Math.min(first, second)}.`;
  return lines([{ text, style: NOTICE }]);
}

/** The marks with the controllers that the end reveals. */
function revealed(marks: Marks, controllers: Readonly<Record<string, string | null>>): Marks {
  const all = new Map(marks);
  for (const place of Object.keys(controllers))
    all.set(place, { ...marks.get(place), controller: controllers[place] ?? 'nobody' });
  return all;
}

/** What a team flagged and claimed in a round. */
function happened(before: PublicView, after: PublicView, team: string): string {
  const list = (status: string) =>
    PLACES.filter((place) => {
      const [old, now] = [before.cards[place], after.cards[place]];
      return now?.flag === team && now.status === status && (old?.flag !== team || old.status !== status);
    })
      .map((place) => `${place} ${brief(after.cards[place]?.card as string)} for ${after.cards[place]?.bid}`)
      .join(', ');
  const [claims, flags] = [list('claimed'), list('exposed')];
  return [claims && `✓ claims ${claims}`, flags && `⚑ flags ${flags}`].filter(Boolean).join('\n') || '–';
}
