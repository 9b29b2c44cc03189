import { countGood } from '../../data.ts';
import { defineGame, type Glance, listed, seating, TOKEN_WORDS } from '../../kit.ts';
import { isRevealed } from './column.ts';
import { checkPlayers, type Definition, readDefinition } from './definition.ts';
import { drawingOf } from './draw.ts';
import { fieldsOf, ownNotes } from './order.ts';
import { cellOf, checkPosition, declare } from './position.ts';
import { recapOf } from './recap.ts';
import { namedOf, remakeOf } from './remake.ts';
import { outcome, resolve } from './resolve.ts';
import { readRuling } from './ruling.ts';
import { readSetup, start } from './setup.ts';
import { shownDefinition } from './shown.ts';
import { pointsOf, viewsOf } from './view.ts';

/**
 * Makes a game from a host's definition of its rules. The host decides each round (rulings O). An unusable definition
 * throws an error at `definition…`.
 */
export function defineOwnGame(raw: unknown) {
  const definition = readDefinition(raw);
  const { title, players, lastRound, columns, facts, score } = definition;
  const seats = seating({ players });
  // The title of a hidden column stays hidden (O5).
  const scored = columns.find(({ id, known }) => id === score?.column && known === 'everyone');
  const publicPoints = pointsOf(definition);
  const game = defineGame({
    id: 'own-game',
    title,
    pitch: 'The host describes this game, and sets the new values after each round.',
    seating: {
      ...seats,
      check: (given) => {
        seats.check(given);
        checkPlayers(definition, given);
      },
    },
    options: {},
    glance: glanceOf(definition),
    define: defineOwnGame,
    shownDefinition: (isOver, forPlayers) => shownDefinition(definition, isOver, forPlayers),
    ruled: {
      facts: facts.map((fact) => ({ ...fact, cell: cellOf(fact) })),
      columns: columns.map((column) => ({ ...column, cell: cellOf(column) })),
      questions: definition.questions,
      lastRound,
    },
    position: declare(definition),
    check: (position, info) => checkPosition(definition, position as never, info),
    goods: columns
      .filter(({ trade }) => trade)
      .map((column) => ({
        ...countGood(column.id, { one: column.title, many: column.title }),
        column: cellOf(column),
      })),
    ...(scored ? { score: { one: scored.title, many: scored.title } } : {}),
    ...(publicPoints ? { publicPoints } : {}),
    rounds: () => [1, lastRound ?? Number.POSITIVE_INFINITY],
    deal: {
      keys: { columns: { help: '' }, facts: { help: '' } },
      read: (info, given) => readSetup(definition, info, given),
    },
    start: (info, given, chance) => start(definition, info, given, chance) as never,
    order: fieldsOf(definition),
    readRuling: ({ names }, position, purses, given, path) =>
      readRuling(definition, names, position as never, purses, given, path),
    resolve: (info, position, orders, chance, tell, ruling) =>
      resolve(definition, info, position as never, orders, chance, tell, ruling as never) as never,
    publicFacts: (position) => namedOf(position as never),
    outcome: (info, position, _chance, tell) => outcome(definition, info, position as never, tell),
    remake: remakeOf(definition) as never,
    reveals: { columns: revealWords(columns), facts: revealWords(facts) },
    views: viewsOf(definition) as never,
    form: {
      own: (info, view, mine, seat) => ownNotes(definition, info, view as never, mine as never, seat),
    },
    recap: recapOf(definition) as never,
    draw: drawingOf(definition) as never,
  });
  return game;
}

/** Lists the titles of the columns or facts that the end reveals. '' if the end reveals nothing. */
function revealWords(entries: Definition['columns']): string {
  const titles = entries.filter(isRevealed).map(({ title }) => `“${title}”`);
  return titles.length > 0 ? `the values of ${listed(titles)}` : '';
}

function glanceOf({ questions, columns, facts, lastRound, score }: Definition): Glance<unknown> {
  const quoted = (entries: readonly { readonly title: string }[]) => entries.map(({ title }) => `“${title}”`);
  const isPublic = ({ known }: { readonly known: string }) => known === 'everyone';
  const seen = [
    ...quoted(columns.filter(isPublic)).map((title) => `${title} of each player`),
    ...quoted(facts.filter(isPublic)),
  ];
  const scored = columns.find(({ id, known }) => id === score?.column && known === 'everyone');
  const what = scored ? `“${scored.title}” decides` : 'A hidden score decides';
  const [best, worst] = score?.wins === 'fewest' ? ['fewest', 'most'] : ['most', 'fewest'];
  return {
    goes: () => [
      questions.length > 0
        ? 'Each round every player answers the form. First the trades happen, then the answers count, then the host rules the round.'
        : 'Each round the trades happen first, then the host rules the round.',
      ...(questions.length > 0 ? [`The form asks: ${listed(quoted(questions))}.`] : []),
      ...(seen.length > 0 ? [`Everyone sees ${listed(seen)}.`] : []),
    ],
    nothing: () => nothingWords(questions),
    ends: () =>
      lastRound === undefined
        ? 'When the host ends the match.'
        : `After round ${lastRound}, or earlier if the host ends the match.`,
    pays: () =>
      score === undefined
        ? `The host names winners and Elimination Candidates. ${TOKEN_WORDS}`
        : `${what}: players with the ${best} win, and players with the ${worst} are up for elimination. The host may name other players instead. ${TOKEN_WORDS}`,
  };
}

/** Says which answers count for a player who sends nothing. */
function nothingWords(questions: Definition['questions']): string {
  if (questions.length === 0) return 'you do nothing';
  const given = questions.flatMap(({ title, missing, when }) =>
    missing === undefined ? [] : [`“${title}” is ${missing}${when ? ', if you are asked' : ''}`],
  );
  if (given.length === 0) return 'you give no answer';
  return given.length < questions.length ? `${given.join('; ')}; you give no other answer` : given.join('; ');
}

/** The registry's entry for hosts' own games. This entry is a sample: each match has its own definition. */
export const ownGame = defineOwnGame({
  title: 'A game of your own',
  players: [2, 30],
  questions: [],
  columns: [],
  facts: [],
});
