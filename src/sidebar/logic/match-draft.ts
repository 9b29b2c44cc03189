import { listed, plural } from '../../rules/base/words.ts';
import type {
  GameChoice,
  NewGameRequest,
  OptionChoice,
  SeasonState,
  Timing,
} from '../../sheets/panel-api/panel.ts';
import { fromInput, isPast } from './clock.ts';
import { type DealDraft, dealText, missingInDeal } from './deal-draft.ts';
import { type MeadowDraft, meadowOf, missingInMeadows } from './meadow-draft.ts';
import { missingInSchedule } from './timing-draft.ts';

export type OptionValue = OptionChoice['fallback'];

/** The host's input in the form for a new match. Typed numbers and times stay text until the form is sent. */
export interface MatchDraft {
  readonly options: { readonly [name: string]: string | boolean };
  /** Keys of the players in the match. */
  readonly chosen: readonly string[];
  readonly meadows: MeadowDraft;
  readonly hasDeadline: boolean;
  /** Value of the datetime-local input for the deadline. */
  readonly deadline: string;
  /** The match's own timing; undefined if the season's timing applies. */
  readonly timing?: Timing;
  readonly seed: string;
  readonly deal: DealDraft;
}

export type RosterPlayer = SeasonState['players'][number];

/** Gives the form's initial input: default options, and every player if the game has enough seats. */
export function newMatchDraft(
  deadline: string,
  { seats }: Pick<GameChoice, 'seats'>,
  players: readonly RosterPlayer[],
): MatchDraft {
  const still = stillIn(players);
  const chosen = still.length <= seats.most ? still.map(({ key }) => key) : [];
  return { options: {}, chosen, meadows: {}, hasDeadline: deadline !== '', deadline, seed: '', deal: {} };
}

/** Finds the players who are still in the season. Leaves out eliminated players and roster rows that may be notes. */
function stillIn(players: readonly RosterPlayer[]): readonly RosterPlayer[] {
  return players.filter(({ out, mayBeNote }) => out === '' && !mayBeNote);
}

/**
 * Gives the players that the button “Tick everybody” ticks: the first players of the roster who are still in the season,
 * at most as many as the game seats.
 */
export function firstPlayers(
  players: readonly RosterPlayer[],
  { most }: GameChoice['seats'],
): readonly string[] {
  return stillIn(players)
    .slice(0, most)
    .map(({ key }) => key);
}

/** Gives a warning beside a player's checkbox, such as “out of the season”; '' if there is no warning. */
export function playerNote({ out, mayBeNote, upIn }: RosterPlayer): string {
  if (mayBeNote) return 'perhaps a note, not a player';
  if (out !== '') return 'out of the season';
  return upIn === '' ? '' : `up for elimination in ${upIn}`;
}

/** Warns that players who are out of the season are ticked; '' if no such player is ticked. */
export function outWords(seated: readonly RosterPlayer[]): string {
  const names = seated.filter(({ out }) => out !== '').map(({ name }) => name);
  if (names.length === 0) return '';
  return `${listed(names)} ${names.length === 1 ? 'is' : 'are'} out of the season but would play in this match.`;
}

/** Tells the host how to give players garnets if no ticked player has any; '' if a ticked player has garnets. */
export function emptyPurseWords(seated: readonly RosterPlayer[]): string {
  if (seated.length === 0 || seated.some(({ garnets }) => garnets !== 0)) return '';
  return 'No chosen player has a garnet. To give players garnets to spend, use “Award or fine”, now or later.';
}

/** Ticks a player for the match, or unticks a ticked player. */
export function togglePlayer(draft: MatchDraft, key: string): MatchDraft {
  const chosen = draft.chosen.includes(key)
    ? draft.chosen.filter((other) => other !== key)
    : [...draft.chosen, key];
  return { ...draft, chosen };
}

/** Gives the players of the match in seat order, which is roster order. */
export function seatedPlayers(draft: MatchDraft, players: readonly RosterPlayer[]): readonly RosterPlayer[] {
  return players.filter((player) => draft.chosen.includes(player.key));
}

/** Counts the ticked players: “4 of 6 players chosen”, “5 players chosen (4 to 30 can play)”. */
export function chosenWords(count: number, { least, most }: GameChoice['seats']): string {
  return least === most
    ? `${count} of ${most} players chosen`
    : `${plural(count, 'player')} chosen (${least} to ${most} can play)`;
}

/** Says why a match cannot begin with this number of players; '' if the number is allowed. */
function missingInPlayers(count: number, { least, most, isEven }: GameChoice['seats']): string {
  if (count < least) return `Choose ${plural(least - count, 'more player')}.`;
  if (count > most)
    return `Untick ${plural(count - most, 'player')}, because the game takes at most ${most} players.`;
  return isEven && count % 2 === 1
    ? 'Choose one more player, or one player fewer, because the number must be even.'
    : '';
}

/** Gives the value shown in an option's input. */
export function shownValue(draft: MatchDraft, option: OptionChoice): string | boolean {
  const value = Object.prototype.hasOwnProperty.call(draft.options, option.name)
    ? draft.options[option.name]
    : undefined;
  if (value !== undefined) return value;
  return typeof option.fallback === 'boolean' ? option.fallback : String(option.fallback);
}

/**
 * Gives an option's value as the add-on expects it. If the option takes whole numbers, a typed number becomes a number.
 * All other input stays unchanged.
 */
export function optionValue(draft: MatchDraft, option: OptionChoice): OptionValue {
  const value = shownValue(draft, option);
  if (option.kind !== 'whole' || typeof value === 'boolean') return value;
  return /^\s*-?\d+\s*$/.test(value) ? Number(value) : value;
}

/** Says whether an option differs from its default. */
export function isChanged(draft: MatchDraft, option: OptionChoice): boolean {
  return optionValue(draft, option) !== option.fallback;
}

/** Says whether the game's rules use meadows. Only then may trades depend on meadows (X5). */
export function asksMeadows({ meadows }: GameChoice): boolean {
  return meadows.areUsed;
}

/** Builds the request for a new match. The request holds only options that differ from their defaults. */
export function requestFrom(
  draft: MatchDraft,
  game: GameChoice,
  players: readonly RosterPlayer[],
): NewGameRequest {
  const changed = game.options.filter((option) => isChanged(draft, option));
  const seated = seatedPlayers(draft, players);
  return {
    game: game.id,
    ...(game.tab === null ? {} : { tab: game.tab }),
    options: Object.fromEntries(changed.map((option) => [option.name, optionValue(draft, option)])),
    players: seated.map(({ key }) => key),
    meadows: asksMeadows(game)
      ? Object.fromEntries(
          seated.map((player) => [player.key, meadowOf(draft.meadows, game, seated, player)]),
        )
      : {},
    deadline: draft.hasDeadline ? fromInput(draft.deadline) : '',
    ...(draft.timing === undefined ? {} : { timing: draft.timing }),
    seed: draft.seed.trim(),
    setup: dealText(draft.deal, game.deal, seated),
  };
}

/** Asks for the first input that the new match still needs; '' if nothing is missing. The add-on checks everything else. */
export function missingInDraft(
  draft: MatchDraft,
  game: GameChoice,
  players: readonly RosterPlayer[],
  now: number,
): string {
  const seated = seatedPlayers(draft, players);
  return (
    missingInPlayers(seated.length, game.seats) ||
    missingInMeadows(draft.meadows, game, seated) ||
    missingInDeadline(draft, now) ||
    missingInSchedule(draft.timing?.schedule ?? '') ||
    missingInDeal(draft.deal, game.deal, seated)
  );
}

/** Removes the deadline and the timing from the input, because a rehearsal needs neither. */
export function withoutDates({ timing: _, ...draft }: MatchDraft): MatchDraft {
  return { ...draft, hasDeadline: false };
}

/** Says what is wrong with the chosen deadline; '' if the deadline is valid. */
export function missingInDeadline(
  { hasDeadline, deadline }: Pick<MatchDraft, 'hasDeadline' | 'deadline'>,
  now: number,
): string {
  if (!hasDeadline) return '';
  const moment = fromInput(deadline);
  if (moment === '') return 'Set a deadline, or choose “No deadline”.';
  return isPast(moment, now) ? 'This deadline has passed. Choose a later one.' : '';
}
