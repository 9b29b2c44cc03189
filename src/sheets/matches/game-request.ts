import * as z from 'zod/mini';
import { byNames } from '../../rules/base/by-names.ts';
import { cut, isObject, type Json, own, quote } from '../../rules/base/json.ts';
import { asUnusable } from '../../rules/base/unusable.ts';
import { capital, keyInWords, listed, plural } from '../../rules/base/words.ts';
import { COMMON_OPTIONS, type OptionSet } from '../../rules/declare/option.ts';
import type { Purse } from '../../rules/declare/purse.ts';
import type { AnyGame } from '../../rules/game.ts';
import { RECORD_GAMES } from '../../rules/registry.ts';
import { checkedTiming } from '../actions/timing.ts';
import type { Log } from '../log/audit-log.ts';
import { seasonFacts } from '../log/fold.ts';
import { beginMatch } from '../log/playback/record.ts';
import { isSeedKnown } from '../log/season-facts.ts';
import { type Started, timingShape } from '../log/shapes.ts';
import { type Described, readDescription } from '../own-game/read-description.ts';
import { layoutFor, MOST_COLUMNS } from '../own-game/round-layout.ts';
import type { Ports, Tab } from '../ports.ts';
import { fail } from '../problem.ts';
import { ROUND, TEXT, textList, wellFormed } from '../request-shapes.ts';
import { EMPTY_PURSE } from '../workbook/ledger-tab.ts';
import { MEADOW_LIMIT, whyNotPlain } from '../workbook/plain-text.ts';
import { FIRST_OWN_GAME_TAB, type Person } from '../workbook/season.ts';

/** A host's request for a new match, as the panel sends it. */
export const NEW_GAME = z.object({
  game: TEXT,
  /** Id of the tab that describes the game; only for a host's own game. */
  tab: z.optional(ROUND),
  /**
   * Options and hints by key. The value of a text option is free text. The value of any other option is a number, a
   * boolean or a fixed word. Options with the default value may be absent.
   */
  options: byNames(z.union([TEXT, z.number(), z.boolean()]), TEXT),
  /** Ids or names of the players, in seat order. */
  players: textList(),
  /** Meadow of each player; '' for no meadow. The keys are the texts of `players`. If absent, the roster gives the meadows. */
  meadows: z.optional(byNames(TEXT, TEXT)),
  /** Deadline of the first round in ISO UTC, or '' for no deadline. */
  deadline: TEXT,
  /** Timing of the rounds; if absent, the default timing. */
  timing: z.optional(timingShape),
  /** Seed; if '', Roundkeeper draws a seed. */
  seed: wellFormed(1000),
  /** Parts of the deal that the host chose, as JSON text, or ''. */
  setup: TEXT,
});
export type NewGameRequest = z.infer<typeof NEW_GAME>;

/** Finds the game with this id. Throws if the id is unknown. */
export function mustFindGame(wanted: string): AnyGame {
  return (
    RECORD_GAMES.find(({ id }) => id === wanted) ??
    fail(`There is no game “${cut(wanted, 60)}”.`, 'Choose one from the list.')
  );
}

/** Game that the host chose. For a host's own game, also the description that was read from the game's tab. */
export interface ChosenGame {
  readonly game: AnyGame;
  readonly described?: Described;
}

/**
 * Gives the game of a request [1 call for a host's own game]. Throws if the game is unknown, or if the host must correct
 * the tab that describes the game.
 */
export function chosenGame(ports: Ports, request: NewGameRequest): ChosenGame {
  const game = mustFindGame(request.game);
  if (!game.define) return { game };
  const described = readDescription(mustFindTab(ports, request.tab), game);
  const [fault] = described.faults;
  if (!described.game)
    return fail(
      `${described.title || 'The game'} cannot begin. ${fault?.address}: ${fault?.text}`,
      'Correct the tab of the game, and press the button again.',
    );
  return { game: described.game, described };
}

/** Reads the tab that describes a game [1 call]. Throws if the tab is missing. */
export function mustFindTab({ workbook }: Pick<Ports, 'workbook'>, sheetId: number | undefined): Tab {
  const { tabs } = workbook.read(sheetId === undefined ? [] : [sheetId]);
  return (
    tabs.find((tab) => tab.sheetId === sheetId && tab.sheetId >= FIRST_OWN_GAME_TAB) ??
    fail('The tab of this game was deleted.', 'Undo the deletion (Ctrl+Z), or describe another game.')
  );
}

/** Sets the meadow of each person to the meadow in the request. Leaves the people unchanged if the request has no meadows. */
export function withMeadows(
  people: readonly Person[],
  { players, meadows }: NewGameRequest,
): readonly Person[] {
  if (!meadows) return people;
  return people.map((person, i) => {
    const meadow = (own(meadows, players[i] as string) as string | undefined)?.trim() ?? '';
    const bad = whyNotPlain(meadow, MEADOW_LIMIT);
    if (bad !== undefined) fail(`The meadow of ${person.name} has ${bad}.`, 'Choose another meadow.');
    return { ...person, meadow };
  });
}

/** Checks a request and plans the match. An impossible request fails here, before any file is made. */
export function readRequest(
  { game, described }: ChosenGame,
  request: NewGameRequest,
  people: readonly Person[],
  balances: ReadonlyMap<string, Purse>,
  seed: string,
): Started {
  const { ruled } = game;
  const width = ruled ? layoutFor(ruled, request.players).width : 0;
  if (width > MOST_COLUMNS)
    fail(
      `The tab “This round” of ${game.title} would have ${width} columns. At most ${MOST_COLUMNS} are possible.`,
      'Choose fewer players, or remove questions with several answers.',
    );
  const isHint = (name: string) => own(game.hints, name) !== undefined;
  const entered = Object.entries(request.options);
  const hints = entered.flatMap(([name, value]) => (isHint(name) && value === true ? [name] : []));
  const started: Started = {
    game: game.id,
    ...(described
      ? { definition: described.definition as Json, rules: described.rules(people.map(({ name }) => name)) }
      : {}),
    options: optionsFrom(
      { ...game.options, ...COMMON_OPTIONS },
      entered.filter(([name]) => !isHint(name)),
    ),
    players: people.map(({ id, name, meadow }) => {
      const { garnets, bellflowers } = balances.get(id) ?? EMPTY_PURSE;
      return { id, name, ...(meadow ? { meadow } : {}), garnets, bellflowers };
    }),
    seed,
    ...(request.seed === '' ? {} : { seedTyped: true }),
    ...(request.timing === undefined ? {} : { timing: checkedTiming(request.timing) }),
    setup: givenDealFrom(request.setup),
    ...(hints.length > 0 ? { hints } : {}),
  };
  tryOut(game, started);
  return started;
}

/** Minimum length of a typed seed. A shorter seed could be found from the commitment by trying all seeds. */
export const LEAST_SEED = 20;
/** Minimum number of different characters in a typed seed. */
const LEAST_KINDS = 8;

/** Refuses a typed seed that is easy to guess, or that an earlier match used (H9). '' always passes. */
export function checkSeed(seed: string, log: Log): void {
  if (seed === '') return;
  if (seed.length < LEAST_SEED)
    fail(
      `The seed has ${plural(seed.length, 'character')}. Somebody could find a short seed from its fingerprint.`,
      `Type at least ${LEAST_SEED} characters. If you leave the seed empty, Roundkeeper draws a seed.`,
    );
  // Readers who check the seed later type the text from a page.
  if (new Set(seed).size < LEAST_KINDS || /^ | $| {2}|[^\S ]|[\p{Cc}\p{Cf}]/u.test(seed))
    fail(
      `The seed has fewer than ${LEAST_KINDS} different characters, or has invisible characters or double spaces.`,
      'Type another seed, or leave the seed empty.',
    );
  if (isSeedKnown(seasonFacts(log), seed))
    fail(
      'This seed was used before. A player who knows the seed can work out every draw.',
      'Type another seed, or leave the seed empty.',
    );
}

/** Starts the match without saving it. Throws if the players, options or deal are impossible. */
function tryOut(game: AnyGame, started: Started): void {
  for (const key of Object.keys(started.setup))
    if (own(game.dealKeys, key) === undefined)
      fail(
        `In ${game.title}, you cannot choose “${cut(key, 60)}” for the deal.`,
        `You can choose: ${listed(Object.keys(game.dealKeys).map(keyInWords)) || 'nothing'}.`,
      );
  try {
    beginMatch(started);
  } catch (error) {
    const why = asUnusable(error);
    if (!why) throw error;
    fail(
      `${game.title} cannot begin. ${whereWords(why.path, game)}${why.problem}.`,
      'Correct the choices in the panel, and press the button again.',
    );
  }
}

/** Turns a path of a chosen deal or a definition into the words of the panel: `setup.tieBreak[2]` becomes “Tie break, 3: ”. */
function whereWords(path: string, { ruled }: AnyGame): string {
  const [, table, row] = /^definition\.(columns|questions)\[(\d+)\]/.exec(path) ?? [];
  if (table !== undefined) return `${ruled?.[table as 'columns'][Number(row)]?.title}: `;
  const [, key, rest = ''] = /^setup\.(\w+)(.*)$/s.exec(path) ?? [];
  if (key === undefined) return '';
  const at = rest.replace(/\[(\d+)\]/g, (_, i) => `, ${Number(i) + 1}`).replace(/^\./, ', ');
  return `${capital(keyInWords(key))}${at}: `;
}

function optionsFrom(
  set: OptionSet,
  entered: readonly (readonly [name: string, value: string | number | boolean])[],
): Started['options'] {
  const options: Record<string, Json> = {};
  for (const [name, value] of entered) {
    const option = own(set, name);
    if (!option) fail(`There is no option “${cut(name, 60)}” in this game.`, 'Open the panel again.');
    const raw = option.input.kind === 'text' ? option.input.fromText(String(value)) : value;
    if (option.read(raw) === undefined)
      fail(
        `${option.label}: expected ${option.expected}, found ${quote(value)}.`,
        'Correct this, and press the button again.',
      );
    options[name] = raw as Json;
  }
  return options;
}

function givenDealFrom(text: string): Started['setup'] {
  if (text.trim() === '') return {};
  try {
    const setup: unknown = JSON.parse(text);
    if (isObject(setup)) return setup as Started['setup'];
  } catch {
    // Fails below, like any other text that is not an object.
  }
  return fail('The chosen deal cannot be read.', 'Close the panel, open it, and choose the deal again.');
}
