import { own } from '../../rules/base/json.ts';
import type { Ruled } from '../../rules/declare/ruled.ts';
import type { Answers, Question } from '../../rules/order/question.ts';

/** Ready-made rule: the panel asks the host some questions, and the answers fill in the formula. */
interface Recipe {
  readonly title: string;
  /** Gives the questions for the host; undefined if the game lacks what the rule needs. */
  asks(titles: Titles): readonly Question[] | undefined;
  rule(given: (id: string) => string, titles: Titles): string;
}

/** Titles in a game that the rule of a recipe may name. */
interface Titles {
  /** Titles of number columns (`columns`) and of text columns (`texts`). */
  readonly columns: readonly string[];
  readonly texts: readonly string[];
  /** Titles of the numbers that each player has: answers, and ruled values such as “new Coins”. */
  readonly numbers: readonly string[];
  readonly players: readonly string[];
  /** Titles of the questions with one answer from a list, each with its list of choices. */
  readonly choices: ReadonlyMap<string, readonly string[]>;
  /** Titles of questions with one answer. */
  readonly questions: readonly string[];
  readonly facts: readonly string[];
}

const pick = (id: string, title: string, choices: readonly string[]): Question => {
  return { id, title, input: { kind: 'choice', choices } };
};
const into = ({ columns }: Titles) => pick('into', 'New value of', columns);
const points = (title = 'Number of points (empty: 1)'): Question => {
  return { id: 'points', title, input: { kind: 'whole', least: -1 } };
};
const TIE = ['all of them get the points', 'nobody gets the points'];
const tie = pick('tie', 'If several players tie', TIE);

/** Makes the `asks` of a recipe. The questions are asked only if every needed list of titles has an entry. */
const asking =
  (needs: (titles: Titles) => readonly (readonly string[])[], ask: (titles: Titles) => readonly Question[]) =>
  (titles: Titles) =>
    needs(titles).every(({ length }) => length > 0) ? ask(titles) : undefined;

/** Two formulas about an answer. `sent` says whether the player has answered; `same` counts the players who gave the player's answer. */
const sent = (of: string) => `([${of}] <> "")`;
const same = (of: string) => `SUMPRODUCT(([all ${of}] = [${of}]) * ([all ${of}] <> ""))`;
const quoted = (text: string) => `"${text.replace(/"/g, '""')}"`;
/** Makes a formula that adds points to a column's value if the condition holds. */
const adds = (given: (id: string) => string, condition: string) =>
  `=[${given('into')}] + IF(${condition}; ${given('points') || '1'}; 0)`;
const untied = (given: (id: string) => string, tied: string) =>
  given('tie') === TIE[1] ? ` * (${tied} = 1)` : '';

const AVERAGE = 'the average of all';
const TWO_THIRDS = 'two thirds of the average';

/** All recipes, by key. Formulas compare names with =, never with COUNTIF, because a player may be called * or >5. */
export const RECIPES = {
  best: {
    title: 'The highest or the lowest number gets points',
    asks: asking(
      ({ columns, numbers }) => [columns, numbers],
      (titles) => [
        into(titles),
        pick('of', 'Number', titles.numbers),
        pick('which', 'Who gets the points', ['the highest', 'the lowest']),
        points(),
        tie,
      ],
    ),
    rule: (given) => {
      const of = given('of');
      const best = given('which') === 'the lowest' ? 'MIN' : 'MAX';
      return adds(given, `${sent(of)} * ([${of}] = ${best}([all ${of}]))${untied(given, same(of))}`);
    },
  },
  unique: {
    title: 'The highest number that only one player sent gets points',
    asks: asking(
      ({ columns, numbers }) => [columns, numbers],
      (titles) => [into(titles), pick('of', 'Number', titles.numbers), points()],
    ),
    rule: (given) => {
      const of = given('of');
      const all = `[all ${of}]`;
      const counts = `MMULT((${all} = TRANSPOSE(${all})) * TRANSPOSE(${all} <> ""); (${all} = ${all}) * 1)`;
      const higher = `SUMPRODUCT((${all} > [${of}]) * (${all} <> "") * (${counts} = 1))`;
      return adds(given, `${sent(of)} * (${same(of)} = 1) * (${higher} = 0)`);
    },
  },
  pay: {
    title: 'Pay what was bid',
    asks: asking(
      ({ columns, numbers }) => [columns, numbers],
      (titles) => [
        pick('into', 'New value of', titles.columns),
        pick('of', 'The bid', titles.numbers),
        pick('won', 'Who pays: players whose value rises in (empty: all)', titles.columns),
      ],
    ),
    rule: (given) => {
      const won = given('won');
      const cost = won === '' ? `[${given('of')}]` : `IF([new ${won}] > [${won}]; [${given('of')}]; 0)`;
      return `=[${given('into')}] - ${cost}`;
    },
  },
  votes: {
    title: 'Count the votes for each player',
    asks: asking(
      ({ columns, players }) => [columns, players],
      (titles) => [into(titles), pick('of', 'The vote', titles.players)],
    ),
    rule: (given) => `=SUMPRODUCT(([all ${given('of')}] = [player]) * 1)`,
  },
  crowd: {
    title: 'The majority or the minority gets points',
    asks: asking(
      ({ columns, choices }) => [columns, [...choices.keys()]],
      (titles) => [
        into(titles),
        pick('of', 'The choice', [...titles.choices.keys()]),
        pick('which', 'Who gets the points', ['the majority', 'the minority']),
        points(),
        tie,
      ],
    ),
    rule: (given, { choices }) => {
      const of = given('of');
      const counts = (choices.get(of) ?? []).map((one) => `SUMPRODUCT(([all ${of}] = ${quoted(one)}) * 1)`);
      // Nobody is in a minority of 0.
      const sizes =
        given('which') === 'the minority' ? counts.map((count) => `IF(${count} = 0; 99; ${count})`) : counts;
      const best = `${given('which') === 'the minority' ? 'MIN' : 'MAX'}(${sizes.join('; ')})`;
      const alike = counts.map((count) => `(${count} = ${same(of)})`).join(' + ');
      return adds(given, `${sent(of)} * (${same(of)} = ${best})${untied(given, alike)}`);
    },
  },
  closest: {
    title: 'The number closest to a target gets points',
    asks: asking(
      ({ columns, numbers }) => [columns, numbers],
      (titles) => [
        into(titles),
        pick('of', 'Number', titles.numbers),
        pick('target', 'The target', [AVERAGE, TWO_THIRDS, ...titles.facts]),
        points(),
        tie,
      ],
    ),
    rule: (given) => {
      const of = given('of');
      const average = `AVERAGE([all ${of}])`;
      const targets: Readonly<Record<string, string>> = {
        [AVERAGE]: average,
        [TWO_THIRDS]: `2 * ${average} / 3`,
      };
      const target = own(targets, given('target')) ?? `[${given('target')}]`;
      // Two numbers at equal distance from a fraction may differ in the last digit.
      const further = `ABS([all ${of}] - ${target}) - ABS([${of}] - ${target})`;
      const count = (condition: string) => `SUMPRODUCT(([all ${of}] <> "") * (${condition}))`;
      const closer = count(`${further} < -1 / 1000000`);
      const only = untied(given, count(`ABS(${further}) < 1 / 1000000`));
      return `=[${given('into')}] + IF([${of}] = ""; 0; IF((${closer} = 0)${only}; ${given('points') || '1'}; 0))`;
    },
  },
  look: {
    title: 'Learn the answer of the chosen player',
    asks: asking(
      ({ texts, players, questions }) => [texts, players, questions],
      (titles) => [
        pick('into', 'New value of', titles.texts),
        pick('of', 'The chosen player', titles.players),
        pick('what', 'Their answer to', titles.questions),
      ],
    ),
    rule: (given) => {
      const of = given('of');
      return `=IF([${of}] = ""; ""; [${of}] & ": " & XLOOKUP([${of}]; [all player]; [all ${given('what')}]))`;
    },
  },
  pairs: {
    title: 'Points by the choices of two partners',
    asks: asking(
      ({ columns, players, choices }) => [
        columns,
        players,
        [...choices].flatMap(([title, all]) => (all.length === 2 ? [title] : [])),
      ],
      (titles) => [
        into(titles),
        pick('of', 'The partner', titles.players),
        pick(
          'what',
          'The choice',
          [...titles.choices].flatMap(([title, all]) => (all.length === 2 ? [title] : [])),
        ),
        ...[
          'both take the first',
          'first against second',
          'second against first',
          'both take the second',
        ].map(
          (words, i): Question => ({
            id: `points${i}`,
            title: `Points: ${words}`,
            input: { kind: 'whole', least: -1 },
          }),
        ),
      ],
    ),
    rule: (given, { choices }) => {
      const [of, what] = [given('of'), given('what')];
      const [first = '', second = ''] = (choices.get(what) ?? []).map(quoted);
      const theirs = `XLOOKUP([${of}]; [all player]; [all ${what}])`;
      const amount = (i: number) => given(`points${i}`) || '0';
      const meets = (a: number, b: number) =>
        `IF(${theirs} = ${first}; ${amount(a)}; IF(${theirs} = ${second}; ${amount(b)}; 0))`;
      return `=[${given('into')}] + IF([${of}] = ""; 0; IF([${what}] = ${first}; ${meets(0, 1)}; IF([${what}] = ${second}; ${meets(2, 3)}; 0)))`;
    },
  },
  add: {
    title: 'Add a number',
    asks: asking(
      ({ columns, numbers }) => [columns, numbers],
      (titles) => [into(titles), pick('of', 'Number', [...titles.numbers, ...titles.facts])],
    ),
    rule: (given) => `=[${given('into')}] + [${given('of')}]`,
  },
} as const satisfies Readonly<Record<string, Recipe>>;
export type RecipeKey = keyof typeof RECIPES;

/** Gives the recipes that a game can use: key, title and questions. */
export function recipesFor(ruled: Ruled): readonly (readonly [RecipeKey, string, readonly Question[]])[] {
  const titles = titlesOf(ruled);
  return (Object.entries(RECIPES) as [RecipeKey, Recipe][]).flatMap(([key, { title, asks }]) => {
    const questions = asks(titles);
    return questions ? [[key, title, questions] as const] : [];
  });
}

/** Makes the rule of a recipe from the host's answers. Gives the rule, and the title of the column that the rule is for. */
export function ruleBy(ruled: Ruled, key: RecipeKey, answers: Answers) {
  const given = (id: string) => own(answers, id)?.trim() ?? '';
  return { into: given('into'), rule: RECIPES[key].rule(given, titlesOf(ruled)) };
}

/** Collects a game's titles for recipes. Titles with brackets are left out, because a rule cannot name them. */
function titlesOf({ columns, facts, questions }: Ruled): Titles {
  const plain = <T extends { readonly title: string; readonly kind: string }>(
    all: readonly T[],
    ...kinds: readonly string[]
  ) => all.filter(({ title, kind }) => kinds.includes(kind) && !/[[\]]/.test(title));
  const names = (all: readonly { readonly title: string }[]) => all.map(({ title }) => title);
  const numbers = names(plain(columns, 'number'));
  return {
    columns: numbers,
    texts: names(plain(columns, 'text')),
    numbers: [...names(plain(questions, 'number')), ...numbers.map((title) => `new ${title}`)],
    players: names([...plain(questions, 'player'), ...plain(columns, 'player')]),
    choices: new Map(plain(questions, 'choice').map(({ title, choices = [] }) => [title, choices])),
    questions: names(plain(questions, 'number', 'choice', 'player', 'text')),
    facts: names(plain(facts, 'number')),
  };
}
