import { plural } from '../../base/words.ts';
import { stack } from '../../board/arrange.ts';
import { fields } from '../../board/fields.ts';
import type { Grid } from '../../board/grid.ts';
import { history, latest } from '../../board/history.ts';
import type { OutcomeColumn } from '../../board/outcome.ts';
import { heading, legend } from '../../board/page.ts';
import type { OutcomeView } from '../../declare/outcome.ts';
import type { PrivateSeen, PublicSeen } from '../../game.ts';
import { brief, coloursOf, paperOf } from './draw-colours.ts';
import { drawCombinations, drawHands } from './draw-hands.ts';
import { drawPattern, type Marks, SIGNS_OF_THE_PATTERN } from './draw-pattern.ts';
import { drawSecrets, secretMarks } from './draw-secrets.ts';
import type { Info } from './options.ts';
import type { MvpPosition } from './position.ts';
import { teamsOf } from './teams.ts';
import type { PrivateView, PublicView } from './view.ts';
import { nameOf, PLACES } from './vocabulary.ts';

/** The pattern, both teams’ cards, and the rounds so far; at the end the whole account. */
export function drawPublic(info: Info, seen: PublicSeen<PublicView>): Grid {
  return drawBoard(info, seen, () => ({}));
}

/** A player’s own facts, then the public board with what they know and have bid marked in it. */
export function drawPrivate(info: Info, seat: number, seen: PrivateSeen<PublicView, PrivateView>): Grid {
  const own = latest(seen.private);
  return stack([drawFacts(info, seat, own, latest(seen.public)), drawBoard(info, seen, ownMarks(own))]);
}

/** The board with every card face up, and everybody’s chips, bids and knowledge. */
export function drawHost(info: Info, position: MvpPosition, seen: PublicSeen<PublicView>): Grid {
  return drawBoard(info, seen, secretMarks(info, position), drawSecrets(info, position));
}

/** Each player's team with its points, which decide between the teams. */
export function outcomeColumns({ seats }: Info, { teamScores }: OutcomeView): OutcomeColumn[] {
  const teamOf = (name: string) => seats.find((seat) => seat.name === name)?.meadow ?? '';
  const scores = teamScores as Record<string, number>;
  return [
    { head: 'team', cell: teamOf },
    { head: 'its points', cell: (name) => scores[teamOf(name)] ?? 0 },
  ];
}

/** The marks with the controllers that the end reveals. */
function revealed(marks: Marks, controllers: Readonly<Record<string, string | null>>): Marks {
  return (place) =>
    place in controllers ? { ...marks(place), controller: controllers[place] ?? 'nobody' } : marks(place);
}

function drawFacts({ names, seats }: Info, seat: number, own: PrivateView, { cards }: PublicView): Grid {
  const { names: teams, sides } = teamsOf(seats);
  const team = teams[sides[seat] as 0 | 1];
  const mates = names.filter((_, other) => other !== seat && sides[other] === sides[seat]);
  // A corrected position may leave bids on a card that nobody sees any more.
  const cardAt = (place: string) => {
    const card = cards[place]?.card;
    return card === undefined ? place : `${place} ${nameOf(card)}`;
  };
  const controls = (is: boolean) => Object.keys(own.controls).filter((place) => own.controls[place] === is);
  // Information that was bought twice is shown once.
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

/** What a player has learned of a card, bid on it, and whether they control it. */
function ownMarks({ learned, bids, controls }: PrivateView): Marks {
  return (place) => ({
    card: learned.find((one) => one.place === place)?.card,
    chips: place in bids ? `you ${bids[place]}` : undefined,
    controller: place in controls ? (controls[place] ? '★ you' : 'not you') : undefined,
  });
}

function drawBoard(
  info: Info,
  seen: PublicSeen<PublicView>,
  marks: Marks,
  secrets: readonly Grid[] = [],
): Grid {
  const view = latest(seen.public);
  const { names: teams } = teamsOf(info.seats);
  const { outcome } = seen;
  const { controllers } = (outcome?.reveal ?? {}) as {
    controllers?: Readonly<Record<string, string | null>>;
  };
  return stack([
    heading(headline(info, seen)),
    drawPattern(teams, view, controllers ? revealed(marks, controllers) : marks),
    legend(SIGNS_OF_THE_PATTERN),
    drawHands(teams, view),
    ...drawCombinations(teams, view, controllers),
    ...secrets,
    ...history(
      seen.public,
      teams.map((team) => ({
        head: team,
        headStyle: coloursOf(teams, team),
        style: { size: 9 },
        cell: (now: PublicView, before: PublicView) => happened(before, now, team),
      })),
    ),
  ]);
}

function headline({ options }: Info, { public: views, outcome }: PublicSeen<PublicView>): string {
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
