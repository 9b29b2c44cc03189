import { drawFacts, type Grid, heading, history, latest, notes, stack } from '../../draw.ts';
import { matesOf, plural } from '../../kit.ts';
import { type Controllers, drawCombinations, drawHands } from './draw-hands.ts';
import { drawPattern, type Marks } from './draw-pattern.ts';
import { drawSecrets, nameAt, secretMarks } from './draw-secrets.ts';
import type { Status } from './layout.ts';
import type { Info } from './options.ts';
import type { Mvp } from './order.ts';
import { paintOf, teamsOf } from './teams.ts';
import { type PrivateView, type PublicView, placesOf, type Seen } from './view.ts';
import { nameOf } from './vocabulary.ts';

export const draw: Mvp['draw'] = {
  /** Draws the pattern, both teams’ cards, and the rounds so far. At the end it also draws the full account of the scores. */
  public: (info, seen) => drawBoard(info, seen, () => ({})),
  /** Draws a player’s facts, and then the board. Marks on the board show what the player knows and has bid. */
  private: (info, seat, seen) => {
    const own = latest(seen.private);
    const facts = drawOwn(info, seat, own, latest(seen.public));
    return stack([facts, drawBoard(info, seen, ownMarks(own))]);
  },
  /** Draws the board with every card face up. Also draws everybody’s chips, bids and information. */
  host: (info, position, seen) =>
    drawBoard(info, seen, secretMarks(info, position), drawSecrets(info, position)),
  /** Adds a column with each player's team and its points. These points decide the match between the teams. */
  outcome: ({ seats }, { teamScores }) => {
    const teamOf = (name: string) => seats.find((seat) => seat.name === name)!.meadow!;
    const pointsOfTeam = (name: string) => (teamScores as Record<string, number>)[teamOf(name)]!;
    // The better team stands first. The other team's last player is the candidate (M16).
    return [
      { head: 'team', cell: teamOf },
      {
        head: 'team’s points',
        cell: pointsOfTeam,
        ranks: pointsOfTeam,
        group: (name) => `${teamOf(name)} ${pointsOfTeam(name)}`,
      },
    ];
  },
};

function drawOwn(info: Info, seat: number, own: PrivateView, { cards }: PublicView): Grid {
  const { name, meadow = '' } = info.seats[seat]!;
  const mates = matesOf(info, seat).map((mate) => info.names[mate]);
  // A corrected position may leave bids on a hidden card.
  const cardAt = (place: string) => {
    const card = cards[place]?.card;
    return card === undefined ? place : `${place} ${nameOf(card)}`;
  };
  const controls = (is: boolean) => {
    const places = Object.keys(own.controls).filter((place) => own.controls[place] === is);
    return places.map(cardAt).join(', ');
  };
  // Information that was bought twice is shown once.
  const learned = new Set(own.learned.map(({ place, card }) => `${place} is ${nameOf(card)}`));
  const bids = Object.entries(own.bids).map(([place, bid]) => `${cardAt(place)}: ${plural(bid, 'chip')}`);
  const more = [
    ['You control', controls(true)],
    ['Other cards of your team', controls(false)],
    ['You have learned', [...learned].join(', ')],
  ] as const;
  return drawFacts([
    ['You are', `${name} of ${meadow}, with ${mates.join(' and ')}`, paintOf(teamsOf(info), meadow)],
    ['In hand', plural(own.chips, 'chip')],
    ['Your bids', bids.join(', ') || 'none', { bold: false }],
    ...more.flatMap(([label, text]) => (text === '' ? [] : [[label, text, { bold: false }] as const])),
  ]);
}

/** Gives a player's marks on cards: information that the player bought, the player's bids, and cards that the player controls. */
function ownMarks({ learned, bids, controls }: PrivateView): Marks {
  return (place) => ({
    card: learned.find((one) => one.place === place)?.card,
    chips: place in bids ? `you: ${bids[place]}` : undefined,
    controller: place in controls ? (controls[place] ? '★ you' : 'not you') : undefined,
  });
}

function drawBoard(info: Info, seen: Seen, marks: Marks, secrets: readonly Grid[] = []): Grid {
  const view = latest(seen.public);
  const teams = teamsOf(info);
  const { controllers } = (seen.outcome?.reveal ?? {}) as { controllers?: Controllers };
  const marksAtEnd: Marks = (place) => ({
    ...marks(place),
    ...(controllers && { controller: controllers[place] }),
  });
  const isAnyHidden = Object.values(view.cards).some(({ status }) => status === 'hidden');
  return stack([
    heading(headline(info, seen)),
    ...(seen.outcome && secrets.length === 0 && isAnyHidden ? [notes(STAY_HIDDEN)] : []),
    drawPattern(teams, view, marksAtEnd),
    drawHands(teams, view),
    ...drawCombinations(teams, view, controllers),
    ...secrets,
    ...history(
      seen.public,
      teams.map((team) => ({
        head: team,
        headStyle: paintOf(teams, team),
        style: { size: 9 },
        cell: (now: PublicView, before: PublicView) => happened(before, now, team),
      })),
    ),
  ]);
}

const STAY_HIDDEN = 'Cards that are still hidden at the end stay hidden.';

function headline({ options: { lastRound } }: Info, { public: views, outcome }: Seen): string {
  const round = views.length;
  if (!outcome && round >= lastRound) return `Round ${round}, the last round: bids on exposed cards only`;
  if (!outcome) return `Round ${round} of at most ${lastRound}`;
  const isClaimed = Object.values(latest(views).cards).every(({ status }) => status === 'claimed');
  const why = round > lastRound ? 'it was the last round' : 'nobody bid any more';
  return `Over after round ${round - 1}: ${isClaimed ? 'every card is claimed' : why}`;
}

/** Says which cards a team flagged in a round, and which cards it claimed. */
function happened(before: PublicView, now: PublicView, team: string): string {
  const list = (status: Status) => {
    const words = placesOf(now, team, status, before).map((place) => {
      const { card = '', bid = 0 } = now.cards[place]!;
      return `${nameAt({ place, card })} (${plural(bid, 'chip')})`;
    });
    return words.join(', ');
  };
  const [claims, flags] = [list('claimed'), list('exposed')];
  return [claims && `✓ claims ${claims}`, flags && `⚑ flags ${flags}`].filter(Boolean).join('\n') || '–';
}
