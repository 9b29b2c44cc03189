import * as z from 'zod/mini';
import { byNames } from '../../rules/base/by-names.ts';
import { cut, own } from '../../rules/base/json.ts';
import type { AnyGame } from '../../rules/game.ts';
import { requireFormAnswers } from '../actions/host-order.ts';
import { writeTabs } from '../commit/write-tabs.ts';
import { mustFindGame, mustFindTab } from '../matches/game-request.ts';
import { type Description, drawDescription } from '../own-game/description.ts';
import { readSheet, ruleWrite } from '../own-game/description-sheet.ts';
import { exportedGame, importedGame } from '../own-game/exported.ts';
import { faultMarks, readDescription } from '../own-game/read-description.ts';
import { READY } from '../own-game/ready.ts';
import { RECIPES, type RecipeKey, recipesFor, ruleBy } from '../own-game/recipes.ts';
import type { Ports } from '../ports.ts';
import { fail } from '../problem.ts';
import { TEXT } from '../request-shapes.ts';
import { askedFields } from '../responses/asked-fields.ts';
import { FIRST_OWN_GAME_TAB } from '../workbook/season.ts';
import { gameChoice } from './choices.ts';

const MOST_TABS = 1000;

/** Lists the tabs that describe games, and the ready-made games [1 call]. */
export function ownGames(ports: Ports) {
  return {
    described: describedTabs(ports),
    ready: Object.entries(READY).map(([key, { values }]) => ({
      key,
      title: 'title' in values ? values.title : 'An empty game',
    })),
  };
}

function describedTabs({ workbook }: Ports) {
  const tabs = [...workbook.titles()].filter(
    ([sheetId]) => sheetId >= FIRST_OWN_GAME_TAB && sheetId < FIRST_OWN_GAME_TAB + MOST_TABS,
  );
  return tabs.map(([tab, title]) => ({ tab, title }));
}

/**
 * Gives the title and rules of an exported game, so that the host can read them before the game is written into a tab.
 * Throws like {@link importedGame}.
 */
export function readGame(text: string) {
  const { game, rules } = importedGame(text);
  return { title: game.values.title ?? '', rules };
}

/**
 * Makes and opens a tab that describes a game, and gives the tab's id [2 calls]. `text` is the key of a ready-made game
 * or the text of an exported game.
 */
export function describeGame(ports: Ports, text: string): number {
  const game: Description = own(READY, text) ?? importedGame(text).game;
  const taken = describedTabs(ports).map(({ tab }) => tab);
  const sheetId = Math.max(FIRST_OWN_GAME_TAB, ...taken) + 1;
  const title = `Own game${game.values.title ? `, ${cut(game.values.title, 60)}` : ''}`;
  const isThere = () => describedTabs(ports).some(({ tab }) => tab === sheetId);
  writeTabs(ports, [{ kind: 'tab', sheetId, title, isNew: true, grid: drawDescription(game) }], isThere);
  ports.showTab(sheetId);
  return sheetId;
}

/** Checks a described game, writes the faults beside the cells, and lists who can read each value [2 calls]. */
export function checkOwnGame(ports: Ports, sheetId: number) {
  const tab = mustFindTab(ports, sheetId);
  const { title, faults, game } = readDescription(tab, mustFindGame('own-game'));
  const marks = faultMarks(tab, faults);
  if (marks.length > 0) ports.workbook.commit(marks);
  return {
    tab: sheetId,
    title: title || tab.title,
    faults: faults.map(({ address, text }) => ({ address, text })),
    game: game ? gameChoice(game, sheetId) : null,
    readers: game ? readersOf(game) : [],
    /** Recipes for rules of this game, each with its fields. */
    recipes: recipesFor(game?.ruled ?? NOTHING).map(([key, title, questions]) => {
      return { key, title, fields: askedFields(questions, {}) };
    }),
    /** Exported text of the game with its rules, for other hosts. */
    text: exportedGame(readSheet(tab)),
  };
}

const NOTHING = { facts: [], columns: [], questions: [] };

/** Schema of the host's choice of a recipe, with the host's answers to the recipe's questions. */
export const RULE = z.object({
  recipe: z.literal(Object.keys(RECIPES) as [RecipeKey, ...RecipeKey[]]),
  answers: byNames(TEXT, TEXT),
});

/** Writes the rule of a recipe into the tab of a described game, and checks the game again [4 calls]. */
export function writeRule(ports: Ports, sheetId: number, { recipe, answers }: z.infer<typeof RULE>) {
  const tab = mustFindTab(ports, sheetId);
  const { game } = readDescription(tab, mustFindGame('own-game'));
  const ruled =
    game?.ruled ?? fail('The tab has a fault that you must correct first.', 'Press “Check again” to see it.');
  const [, , questions = []] = recipesFor(ruled).find(([key]) => key === recipe) ?? [];
  requireFormAnswers(questions, answers);
  const missing = questions.find(
    ({ id, input }) => input.kind === 'choice' && !MAY_BE_EMPTY.includes(id) && !own(answers, id),
  );
  if (missing) fail(`You have not chosen “${missing.title}”.`, 'Choose from the list.');
  const { into, rule } = ruleBy(ruled, recipe, answers);
  if (rule.includes(`[new ${into}]`))
    fail(
      `The rule for the new value of ${into} cannot use that new value.`,
      'Choose another number, or another column.',
    );
  ports.workbook.commit([ruleWrite(tab, into, rule)]);
  return checkOwnGame(ports, sheetId);
}

const MAY_BE_EMPTY = ['won'];

/** Lists who can read each of a game’s values. The host checks this list before a match, because published values cannot be called back. */
function readersOf({ ruled, reveals }: AnyGame) {
  const { facts = [], columns = [], questions = [] } = ruled ?? {};
  const titles = (known: string) =>
    [...columns, ...facts].flatMap((one) => (one.known === known ? one.title : []));
  const atEnd = Object.values(reveals).filter((words) => words !== '');
  return [
    { who: 'Everyone reads', what: [...titles('everyone'), 'what you say to everyone'] },
    {
      who: 'Only the player reads their own',
      what: [...titles('owner'), 'answers', 'what you say to this player'],
    },
    { who: 'Only you read', what: [...titles('host'), ...(questions.length > 0 ? ['all answers'] : [])] },
    { who: 'Everyone reads at the end', what: atEnd },
  ].filter(({ what }) => what.length > 0);
}
