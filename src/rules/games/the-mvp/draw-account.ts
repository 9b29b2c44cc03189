import { own } from '../../base/json.ts';
import { type Grid, PALETTE } from '../../board/grid.ts';
import type { OutcomeView } from '../../declare/outcome.ts';
import type { Table } from '../../declare/table.ts';
import { combinationsOf } from './combination.ts';
import { claimedBy } from './draw-hands.ts';
import { brief, COLUMNS, clip, type Field, HEAD, lines, teamInk } from './draw-parts.ts';
import type { Options } from './options.ts';
import { teamsOf } from './teams.ts';
import type { PublicView } from './view.ts';
import { PLACES } from './vocabulary.ts';

/** Who controlled each claimed place, or null. */
export function controllersOf(outcome: OutcomeView): Readonly<Record<string, string | null>> {
  return (outcome.reveal as { controllers: Record<string, string | null> }).controllers;
}

/** The end: which team won, the players’ scores and what they get. */
export function drawResult(table: Table<Options>, outcome: OutcomeView): Grid {
  const { names: teams, sides } = teamsOf(table.seats);
  const teamScores = outcome.teamScores as Record<string, number>;
  const players: Field[][] = table.names.map((name, seat) => {
    const team = teams[sides[seat]!] as string;
    const style = { fill: teamInk(teams, team).paper };
    const fate = [
      outcome.winners.includes(name) ? '★ winner' : '',
      outcome.candidates.includes(name) ? '✗ candidate' : '',
    ].filter(Boolean);
    return [
      [name, 3, { ...style, bold: true }],
      [clip(team, 10), 2, style],
      [outcome.scores[name]!, 2, { ...style, bold: true, align: 'center' }],
      [paid(outcome.garnets, name), 2, { ...style, align: 'center' }],
      [paid(outcome.tokensOfLife, name), 2, { ...style, align: 'center' }],
      [fate.join(', '), 3, { ...style, bold: true }],
    ];
  });
  const [first, second] = teams.map((team) => teamScores[team]!) as [number, number];
  const result =
    first === second
      ? `The teams are tied at ${first}: all six players count.`
      : `${teams[first > second ? 0 : 1]} wins ${Math.max(first, second)} to ${Math.min(first, second)}.`;
  const head = (texts: readonly (readonly [string, number])[]): Field[] =>
    texts.map(([text, columns], i) => [text, columns, i > 1 && i < 5 ? { ...HEAD, align: 'center' } : HEAD]);
  const tail = outcome.vote ? ' The winners vote among the candidates.' : '';
  return lines([
    [
      [
        result + tail,
        COLUMNS,
        { bold: true, size: 11, align: 'center', fill: PALETTE.gold, ink: PALETTE.ink },
      ],
    ],
    head([
      ['Player', 3],
      ['Team', 2],
      ['Points', 2],
      ['Garnets', 2],
      ['Tokens of Life', 2],
      ['', 3],
    ]),
    ...players,
  ]);
}

/** Every set and run with who controlled each of its cards, and so scored for it. */
export function drawAccount(teams: readonly string[], view: PublicView, outcome: OutcomeView): Grid {
  const controllers = controllersOf(outcome);
  const placeOf = (card: string) => PLACES.find((place) => view.cards[place]!.card === card) as string;
  const combinations: Field[][] = teams.flatMap((team) => {
    const fill = teamInk(teams, team).paper;
    return combinationsOf(claimedBy(view, team)).map(({ kind, cards, each }): Field[] => [
      [clip(team, 10), 2, { fill }],
      [`${kind} of ${cards.length}`, 2, { fill }],
      [`${cards.length} × ${each} = ${cards.length * each}`, 3, { fill, bold: true }],
      [
        cards.map((card) => `${brief(card)} ${controllers[placeOf(card)] ?? 'nobody'}`).join(', '),
        7,
        { fill },
      ],
    ]);
  });
  if (combinations.length === 0) return lines([[['No team made a set or a run.', COLUMNS]]]);
  return lines([[['Each card of a set or run scores for its controller', COLUMNS, HEAD]], ...combinations]);
}

/** What each team flagged and claimed, round by round. */
export function drawHistory(teams: readonly string[], views: readonly PublicView[]): Grid {
  const rows: Field[][] = views.slice(1).map((view, i) => {
    const before = views[i]!;
    const style = { fill: i % 2 ? PALETTE.shade : PALETTE.paper };
    return [
      [i + 1, 2, { ...style, bold: true, align: 'left' }],
      ...teams.map((team): Field => [happened(before, view, team), 6, style]),
    ];
  });
  if (rows.length === 0) return lines([]);
  const heads = teams.map(
    (team): Field => [team, 6, { ...HEAD, ...teamInk(teams, team), fill: teamInk(teams, team).fill }],
  );
  return lines([[['Round', 2, HEAD], ...heads], ...rows]);
}

function happened(before: PublicView, after: PublicView, team: string): string {
  const list = (status: string) =>
    PLACES.filter((place) => {
      const [old, now] = [before.cards[place]!, after.cards[place]!];
      return now.flag === team && now.status === status && (old.flag !== team || old.status !== status);
    })
      .map((place) => `${place} ${brief(after.cards[place]!.card as string)} for ${after.cards[place]!.bid}`)
      .join(', ');
  const [claims, flags] = [list('claimed'), list('exposed')];
  return [claims && `✓ claims ${claims}`, flags && `⚑ flags ${flags}`].filter(Boolean).join('\n') || '–';
}

/** What a name was paid; a name such as `constructor` is nobody’s property by nature. */
function paid(amounts: Readonly<Record<string, number>>, name: string): number {
  return (own(amounts, name) as number | undefined) ?? 0;
}
