import type { GameChoice, NewGameRequest, OptionChoice, SeasonState } from '../../sheets/panel-api/panel.ts';
import { fromInput, isPast } from './clock.ts';

export type OptionValue = OptionChoice['fallback'];

/** The input of the form for a new match; typed numbers and times are text until they are sent. */
export interface MatchDraft {
  readonly options: { readonly [name: string]: string | boolean };
  /** Keys of the players who do not play. */
  readonly absent: readonly string[];
  readonly hasDeadline: boolean;
  /** The value of the datetime-local input. */
  readonly deadline: string;
  readonly seed: string;
  readonly setup: string;
}

type RosterPlayer = SeasonState['players'][number];

/** The key of a player in requests: the id, or the name of a player who has no id yet. */
export function playerKey({ id, name }: RosterPlayer): string {
  return id || name.trim();
}

/** The form as it opens: everybody plays, and every option has its default. */
export function newMatchDraft(deadline: string): MatchDraft {
  return { options: {}, absent: [], hasDeadline: deadline !== '', deadline, seed: '', setup: '' };
}

/** Adds a player to the match, or takes the player out of it. */
export function togglePlayer(draft: MatchDraft, key: string): MatchDraft {
  const absent = draft.absent.includes(key)
    ? draft.absent.filter((other) => other !== key)
    : [...draft.absent, key];
  return { ...draft, absent };
}

/** The players of the match in seat order, which is the order of the roster. */
export function seatedPlayers(draft: MatchDraft, players: readonly RosterPlayer[]): readonly RosterPlayer[] {
  return players.filter((player) => !draft.absent.includes(playerKey(player)));
}

/** The value in an option's input. */
export function shownValue(draft: MatchDraft, option: OptionChoice): string | boolean {
  const value = Object.prototype.hasOwnProperty.call(draft.options, option.name)
    ? draft.options[option.name]
    : undefined;
  if (value !== undefined) return value;
  return typeof option.fallback === 'boolean' ? option.fallback : String(option.fallback);
}

/** The value that is sent for an option: a number if the option takes one and one was typed, else the text. */
export function optionValue(draft: MatchDraft, option: OptionChoice): OptionValue {
  const value = shownValue(draft, option);
  if (option.kind !== 'whole' || typeof value === 'boolean') return value;
  return /^\s*-?\d+\s*$/.test(value) ? Number(value) : value;
}

/** Whether an option differs from its default. */
export function isChanged(draft: MatchDraft, option: OptionChoice): boolean {
  return optionValue(draft, option) !== option.fallback;
}

/** The request for the match. It holds only options that differ from their default. */
export function requestFrom(
  draft: MatchDraft,
  game: GameChoice,
  players: readonly RosterPlayer[],
): NewGameRequest {
  const changed = game.options.filter((option) => isChanged(draft, option));
  return {
    game: game.id,
    options: Object.fromEntries(changed.map((option) => [option.name, optionValue(draft, option)])),
    players: seatedPlayers(draft, players).map(playerKey),
    deadline: draft.hasDeadline ? fromInput(draft.deadline) : '',
    seed: draft.seed.trim(),
    setup: draft.setup.trim(),
  };
}

/** What the host must still enter before the match can be made, or ''. The add-on checks the rest. */
export function missingInDraft(draft: MatchDraft, players: readonly RosterPlayer[], now: number): string {
  if (seatedPlayers(draft, players).length === 0) return 'Choose the players.';
  if (!draft.hasDeadline) return '';
  const deadline = fromInput(draft.deadline);
  if (deadline === '') return 'Choose the deadline, or “No deadline”.';
  return isPast(deadline, now) ? 'The deadline has passed already. Choose a later one.' : '';
}
