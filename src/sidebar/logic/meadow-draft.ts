import { listed, plural } from '../../rules/base/words.ts';
import type { GameChoice } from '../../sheets/panel-api/panel.ts';

/** Meadows to choose from if the game names no meadows. */
const USUAL = ['white', 'blue', 'black', 'red', 'green'];

/** Meadows that the host chose. The keys are player keys. */
export type MeadowDraft = { readonly [player: string]: string };
type Meadows = Pick<GameChoice, 'meadows'>;
interface Player {
  readonly key: string;
  readonly name: string;
  /** The player's meadow in an earlier match, or the roster's suggestion. */
  readonly meadow: string;
}

/** Says whether every player of the game needs a meadow. */
export function needsMeadows({ meadows }: Meadows): boolean {
  return meadows.count > 0;
}

/**
 * Gives the meadows to choose from: the meadows that the game names. If the game names none, gives the usual meadows and
 * the meadows that players already have.
 */
export function offeredMeadows({ meadows }: Meadows, players: readonly Player[]): readonly string[] {
  if (meadows.names.length > 0) return meadows.names;
  return [...new Set([...USUAL, ...players.map(({ meadow }) => meadow).filter(Boolean)])];
}

/**
 * Gives a player's meadow. The host's choice comes first. Without a choice, gives '' if the game needs no meadows. If
 * all suggestions fit the game, gives the suggested meadow. Otherwise gives a meadow by seat order (X13).
 */
export function meadowOf(
  chosen: MeadowDraft,
  game: Meadows,
  seated: readonly Player[],
  player: Player,
): string {
  const key = player.key;
  if (Object.prototype.hasOwnProperty.call(chosen, key)) return chosen[key] as string;
  if (!needsMeadows(game)) return '';
  if (isSuggested(game, seated)) return player.meadow;
  const size = Math.max(1, Math.ceil(seated.length / game.meadows.count));
  return offeredMeadows(game, [])[Math.floor(seated.indexOf(player) / size)] ?? '';
}

/** Says whether the suggested meadows of all players fit the game. */
export function isSuggested(game: Meadows, seated: readonly Player[]): boolean {
  return fits(
    game,
    seated.map(({ meadow }) => meadow),
  );
}

/** Says how much each player begins with, if that depends on the meadows (S6): “Ann and Bob begin with 2 point tokens.” */
export function beginsWords(
  draft: MeadowDraft,
  game: Meadows & Pick<GameChoice, 'begins'>,
  seated: readonly Player[],
): readonly string[] {
  if (!game.begins) return [];
  const { thing, counts } = game.begins;
  const chosen = seated.map((player) => meadowOf(draft, game, seated, player));
  const countOf = (meadow: string) => {
    const size = meadow === '' ? 1 : chosen.filter((one) => one === meadow).length;
    return counts[Math.min(size, counts.length) - 1] as number;
  };
  const different = [...new Set(chosen.map(countOf))].sort((a, b) => b - a);
  return different.map((count) => {
    const names = seated.filter((_, i) => countOf(chosen[i] as string) === count).map(({ name }) => name);
    const who = different.length === 1 ? 'Everyone' : listed(names);
    return `${who} ${different.length === 1 || names.length === 1 ? 'begins' : 'begin'} with ${plural(count, thing)}.`;
  });
}

/** Says what is wrong with the meadows of a match; '' if the meadows fit the game. */
export function missingInMeadows(draft: MeadowDraft, game: Meadows, seated: readonly Player[]): string {
  if (!needsMeadows(game)) return '';
  const chosen = seated.map((player) => meadowOf(draft, game, seated, player));
  if (fits(game, chosen)) return '';
  const size = seated.length / game.meadows.count;
  const counts = [...new Set([...game.meadows.names, ...chosen])].map((meadow) => {
    const count = chosen.filter((one) => one === meadow).length;
    if (meadow === '') return `${plural(count, 'player')} ${count === 1 ? 'has' : 'have'} no meadow`;
    return `${meadow} has ${count}`;
  });
  return `Each of the ${plural(game.meadows.count, 'meadow')} needs ${plural(size, 'player')}: ${listed(counts)}.`;
}

/**
 * Says whether the chosen meadows fit the game. The number of different meadows must be right, and each meadow must have
 * the same number of players.
 */
function fits({ meadows: { names, count } }: Meadows, chosen: readonly string[]): boolean {
  const different = [...new Set(chosen)];
  if (different.includes('') || different.length !== count) return false;
  if (names.length > 0 && !different.every((meadow) => names.includes(meadow))) return false;
  return different.every((meadow) => chosen.filter((one) => one === meadow).length * count === chosen.length);
}
