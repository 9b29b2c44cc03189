import { capital, keyInWords } from '../../rules/base/words.ts';
import type { DealPart } from '../../rules/declare/deal.ts';
import { COMMON_OPTIONS, choiceWords, type Option, type OptionSet } from '../../rules/declare/option.ts';
import { playersOf, type SeatingRule, usesMeadows } from '../../rules/declare/seating.ts';
import type { AnyGame } from '../../rules/game.ts';
import { GAMES } from '../../rules/registry.ts';

/** Gives the games that a host can choose, with their options and hints. */
export function gameChoices() {
  return GAMES.map((game) => gameChoice(game));
}

/** Describes a game that a host can choose. `tab` is the id of the tab that describes a host's own game. */
export function gameChoice(game: AnyGame, tab?: number) {
  return {
    id: game.id,
    /** Id of the tab that describes a host's own game; null for other games. */
    tab: tab ?? null,
    title: game.title,
    pitch: game.pitch,
    seating: game.seating.words,
    /** Allowed numbers of players. */
    seats: seatsOf(game.seating.rule),
    /** Meadows that the game needs, all of equal size: the names of the meadows, or how many meadows if the host may choose the names. */
    meadows: meadowsIn(game.seating.rule),
    /** Goods with which a player begins, for each size of the player's meadow (S6); null if the game has no such goods. */
    begins: game.seating.rule.begins ?? null,
    /** Parts of the deal that a host may choose. Each part has the input for the choice. */
    deal: Object.entries(game.dealKeys as Record<string, DealPart>).flatMap(
      ([key, { help, usual, input }]) =>
        input
          ? [{ help, input, key, label: capital(keyInWords(key)), usual: usual ?? 'drawn at random' }]
          : [],
    ),
    options: [
      ...Object.entries<OptionSet[string]>({ ...(game.options as OptionSet), ...COMMON_OPTIONS })
        .filter(([name]) => name !== 'purseTrade' || usesMeadows(game.seating.rule))
        .map(([name, option]) => optionChoice(name, option)),
      ...hintChoices(game),
    ],
  };
}

function seatsOf(rule: SeatingRule) {
  const [least, most] = playersOf(rule);
  return { least, most, isEven: rule.even ?? false };
}

function meadowsIn(rule: SeatingRule) {
  const { meadows = [], teams } = rule;
  return { names: meadows, count: teams ?? meadows.length, areUsed: usesMeadows(rule) };
}

function optionChoice(name: string, { label, help, input, fallback }: Option<unknown>) {
  return {
    name,
    label,
    help,
    kind: input.kind,
    choices:
      input.kind === 'choice' ? input.choices.map((value) => ({ value, words: choiceWords(value) })) : [],
    least: input.kind === 'whole' ? input.least : 0,
    fallback: (input.kind === 'text' ? input.toText(fallback) : fallback) as string | number | boolean,
  };
}

/** Gives a game's hints as options with yes or no. */
function hintChoices({ hints }: AnyGame): readonly ReturnType<typeof optionChoice>[] {
  return Object.entries(hints).map(([name, { label, help }]) => ({
    name,
    label,
    help,
    kind: 'flag',
    choices: [],
    least: 0,
    fallback: false,
  }));
}
