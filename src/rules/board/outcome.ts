import { own } from '../base/json.ts';
import {
  capital,
  joined,
  listed,
  type Noun,
  notNoted,
  POINTS,
  plural,
  stopped,
  THINGS,
} from '../base/words.ts';
import {
  type EndChoices,
  isTopScoreOnly,
  missingOf,
  type OutcomeView,
  opponentsIn,
} from '../declare/outcome.ts';
import { stack } from './arrange.ts';
import { type Grid, PALETTE, type Style } from './grid.ts';
import { notes, STRONG, textLines } from './page.ts';
import { drawTable, type TableColumn } from './table.ts';

/** A column that a game adds to the table of the outcome. The rows of the table are players' names. */
export interface OutcomeColumn extends TableColumn<string> {
  /** Gives a value that ranks before a player's points, such as the points of the team. Higher values come first. */
  readonly ranks?: (name: string) => number;
  /** Gives the title of a group in a list, such as “red 10” for all players with the value 10 in `ranks`. Needs `ranks`. */
  readonly group?: (name: string) => string;
}

/** A game's additions to the drawing of the end: columns of the table, choices made after the end, and the unit of the score. */
interface OutcomeParts {
  readonly more?: readonly OutcomeColumn[] | undefined;
  readonly chosen?: EndChoices | undefined;
  readonly score?: Required<Noun>;
}

const PAID = [THINGS[2], THINGS[0], THINGS[1]];

/**
 * Draws the end of a match: winners, candidates and later choices. A table shows each player's score and payments, the
 * best player first. A column with `ranks` groups the table.
 */
export function drawOutcome(
  names: readonly string[],
  outcome: OutcomeView,
  { more = [], chosen = {}, score = POINTS }: OutcomeParts = {},
): Grid {
  const { winners, scores } = outcome;
  // After the vote, only the chosen candidate is up for elimination (X6).
  const candidates = chosen.vote === undefined ? outcome.candidates : [chosen.vote];
  const ranked = byRank(names, { ...outcome, candidates }, more);
  const [first, ...others] = outcomeWords(outcome, chosen);
  const pays = PAID.some(([key]) => Object.keys(outcome[key]).length > 0);
  const columns: TableColumn<string>[] = [
    {
      head: 'Player',
      cell: (name) => `${outcomeSigns({ ...outcome, candidates }, name).replace(/ /g, '\u00a0')}${name}`,
      style: STRONG,
    },
    ...more,
    { head: score.many, cell: (name) => amount(scores, name), style: STRONG },
    ...(pays ? [{ head: 'gets', cell: (name: string) => paidWords(outcome, name, chosen) }] : []),
  ];
  const rowStyle = (name: string): Style => {
    if (winners.includes(name)) return { size: 9, fill: PALETTE.gold };
    return { size: 9, fill: candidates.includes(name) ? PALETTE.warnPaper : PALETTE.paper };
  };
  return stack(
    [
      textLines([
        {
          text: first,
          style: { ...STRONG, size: 12, fill: PALETTE.gold },
        },
        ...others.map((text) => ({
          text,
          style: { ...STRONG, ink: PALETTE.warn, fill: PALETTE.warnPaper },
        })),
      ]),
      drawTable(columns, ranked, { rowStyle }),
      ...(pays ? secondToken(outcome, chosen) : [notes('Nobody gets anything at the end of this match.')]),
    ],
    0,
  );
}

/**
 * Says what a player is paid, one good on each line. If the winner gave this player a Token of Life, this token has its
 * own line. “–” if nothing is paid.
 */
function paidWords(outcome: OutcomeView, name: string, { tokenTo }: EndChoices): string {
  const paid = PAID.flatMap(([key, one, many]) => {
    const count = amount(outcome[key], name);
    // Only a player who was given the second token can have two Tokens of Life (X7).
    const given =
      key === 'tokensOfLife' && count > 1 && tokenTo !== undefined ? ` (1 given to ${tokenTo})` : '';
    return count === 0 ? [] : [plural(count, one, many) + given];
  });
  const got = tokenTo === name ? [`1 Token of Life from ${outcome.winners[0]}`] : [];
  return [...paid, ...got].join('\n') || '–';
}

/**
 * Sorts names by points, highest first. If a column has `ranks`, the values of `ranks` count before the points. Among
 * equal players, winners come first and candidates last.
 */
export function byRank(
  names: readonly string[],
  { winners, candidates, scores }: Pick<OutcomeView, 'winners' | 'candidates' | 'scores'>,
  more: readonly OutcomeColumn[] = [],
): readonly string[] {
  const { ranks = () => 0 } = more.find((column) => column.ranks) ?? {};
  const sign = (name: string) => Number(winners.includes(name)) - Number(candidates.includes(name));
  return [...byPoints(names, scores)].sort(
    (a, b) => ranks(b) - ranks(a) || amount(scores, b) - amount(scores, a) || sign(b) - sign(a),
  );
}

/**
 * Lists ranked names, each in the words of `wordsOf`: “Ben 8, Ann 3”. If there are teams, groups the names by team: “red
 * 10 (Ben 8, Ann 2), blue 7 (Cat 7, Dan 0)”.
 */
export function rankedList(
  ranked: readonly string[],
  wordsOf: (name: string) => string,
  more: readonly OutcomeColumn[] = [],
): string {
  const { group } = more.find((column) => column.group) ?? {};
  if (!group) return joined(ranked.map(wordsOf));
  const teams = [...new Set(ranked.map(group))];
  const each = (team: string) => joined(ranked.filter((name) => group(name) === team).map(wordsOf));
  return teams.map((team) => `${team} (${each(team)})`).join(', ');
}

/** Sorts names by points, highest first. */
export function byPoints(
  names: readonly string[],
  points: Readonly<Record<string, number>>,
): readonly string[] {
  return [...names].sort((a, b) => amount(points, b) - amount(points, a));
}

/** Lists the points of each player, highest first: “Ben 8, Ann 3”. If a name has a comma, semicolons separate the players (H3). */
export function pointsOfEach(names: readonly string[], points: Readonly<Record<string, number>>): string {
  return joined(byPoints(names, points).map((name) => `${name} ${amount(points, name)}`));
}

/** Says who won, who is up for elimination, and which opponent the loser named or can name. Each of these has its own line. */
export function outcomeWords(
  outcome: OutcomeView,
  chosen: EndChoices = {},
): readonly [winners: string, ...others: string[]] {
  const first = winnersWords(outcome);
  const opponent = opponentWords(outcome, chosen);
  return [first, `▼ ${verdict(outcome, chosen)}`, ...(opponent === '' ? [] : [opponent])];
}

/**
 * Says which opponent the loser named or can name (F16). '' if the game has no such rule, or if a match was closed
 * before an opponent was named.
 */
function opponentWords(outcome: OutcomeView, { opponent, isClosed }: EndChoices): string {
  const { candidates } = outcome;
  if (opponent !== undefined) return namedWords(candidates, opponent);
  const may = isClosed ? [] : opponentsIn(outcome);
  return may.length === 0
    ? ''
    : `${listed(candidates)} must choose ${listed(may, 'or')} as opponent, and tell the host.`;
}

/** Says that a match was closed before a candidate (X6) or an opponent (F16) was chosen. '' if no choice is missing. */
export function missingChoice(outcome: OutcomeView, chosen: EndChoices): string {
  const missing = chosen.isClosed ? missingOf(outcome, chosen) : '';
  return missing === '' ? '' : notNoted(missing);
}

/** Says which opponent was named: “Dan named Ann as opponent.” (F16) */
export function namedWords(candidates: readonly string[], opponent: string): string {
  return `${listed(candidates)} named ${opponent} as opponent.`;
}

function winnersWords(outcome: OutcomeView): string {
  const { winners } = outcome;
  if (winners.length === 0) return '★ Nobody wins.';
  return isTopScoreOnly(outcome)
    ? `★ ${some('Top score', winners)}. They get no Token of Life.`
    : `★ ${some('Winner', winners)}`;
}

/** Says to whom the winner gave the second Token of Life, or to whom the winner can still give it (X7). */
function secondToken(
  { winners, tokensOfLife }: OutcomeView,
  { tokenTo, isClosed }: EndChoices,
): readonly Grid[] {
  const [winner] = winners;
  if (winner === undefined || amount(tokensOfLife, winner) < 2) return [];
  if (tokenTo !== undefined) return [notes(`${winner} gave the second Token of Life to ${tokenTo}.`)];
  if (isClosed) return [notes(`${winner} kept the second Token of Life.`)];
  return [
    notes(
      `${winner} may keep the second Token of Life, or give it to anyone except the Elimination Candidate. Tell the host before the match is closed.`,
    ),
  ];
}

/** Gives the signs before a name: “★ ” for a winner, “▼ ” for a candidate, or ''. */
export function outcomeSigns({ winners, candidates }: OutcomeView, name: string): string {
  return `${winners.includes(name) ? '★ ' : ''}${candidates.includes(name) ? '▼ ' : ''}`;
}

/** Says which players are up for elimination. Also says who chooses among them, or who chose (X6). */
function verdict(outcome: OutcomeView, choices: EndChoices): string {
  const { candidates } = outcome;
  const all = some('Elimination Candidate', candidates);
  const missing = missingChoice(outcome, choices);
  if (missing !== '') return `${stopped(all)} ${missing}`;
  if (!outcome.vote) return all;
  const { vote: chosen } = choices;
  const isOne = outcome.winners.length === 1;
  const several = isTopScoreOnly(outcome) ? 'the players with the top score' : 'the winners';
  const voters = isOne ? 'the winner' : several;
  if (chosen !== undefined)
    return `Elimination Candidate: ${chosen}. Out of ${listed(candidates)}, ${voters} chose ${chosen}.`;
  return `${stopped(all)} ${capital(voters)} ${isOne ? 'chooses one of these players.' : 'vote on these players.'}`;
}

function some(what: string, names: readonly string[]): string {
  return `${what}${names.length > 1 ? 's' : ''}: ${joined(names) || 'nobody'}`;
}

/** Gives the amount that belongs to a name, or 0. Names such as `constructor` are safe. */
function amount(amounts: Readonly<Record<string, number>>, name: string): number {
  return (own(amounts, name) as number | undefined) ?? 0;
}
