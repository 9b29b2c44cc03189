import type { GameChoice, NewGameRequest, OptionChoice, SeasonState } from '../../sheets/panel-api/panel.ts';
import { fromInput } from './clock.ts';

export type OptionValue = OptionChoice['fallback'];

/** A match as a host is choosing it; what is typed stays text until it is sent. */
export interface Draft {
  readonly options: { readonly [name: string]: string | boolean };
  /** Keys of the players left out. */
  readonly absent: readonly string[];
  readonly hasDeadline: boolean;
  /** As the datetime-local input has it. */
  readonly deadline: string;
  readonly seed: string;
  readonly setup: string;
}

type RosterPlayer = SeasonState['players'][number];

/** How a player is named to the add-on: by id, which somebody new to the season has not got yet. */
export function playerKey({ id, name }: RosterPlayer): string {
  return id || name.trim();
}

/** Nothing chosen yet: everybody plays, the options are the game's own. */
export function newDraft(deadline: string): Draft {
  return { options: {}, absent: [], hasDeadline: deadline !== '', deadline, seed: '', setup: '' };
}

/** Takes a player in or leaves them out. */
export function toggle(draft: Draft, key: string): Draft {
  const absent = draft.absent.includes(key)
    ? draft.absent.filter((other) => other !== key)
    : [...draft.absent, key];
  return { ...draft, absent };
}

/** The players in seat order, which is the roster's. */
export function seated(draft: Draft, players: readonly RosterPlayer[]): readonly RosterPlayer[] {
  return players.filter((player) => !draft.absent.includes(playerKey(player)));
}

/** What an option's input shows. */
export function entered(draft: Draft, option: OptionChoice): string | boolean {
  const value = Object.prototype.hasOwnProperty.call(draft.options, option.name)
    ? draft.options[option.name]
    : undefined;
  if (value !== undefined) return value;
  return typeof option.fallback === 'boolean' ? option.fallback : String(option.fallback);
}

/** The value that an option would be sent as: a number where one is meant and given, else what was typed. */
export function optionValue(draft: Draft, option: OptionChoice): OptionValue {
  const value = entered(draft, option);
  if (option.kind !== 'whole' || typeof value === 'boolean') return value;
  return /^\s*-?\d+\s*$/.test(value) ? Number(value) : value;
}

/** Whether an option differs from its default. */
export function isChanged(draft: Draft, option: OptionChoice): boolean {
  return optionValue(draft, option) !== option.fallback;
}

/** The request for the match: options only where they differ from the default. */
export function requestFrom(
  draft: Draft,
  game: GameChoice,
  players: readonly RosterPlayer[],
): NewGameRequest {
  const changed = game.options.filter((option) => isChanged(draft, option));
  return {
    game: game.id,
    options: Object.fromEntries(changed.map((option) => [option.name, optionValue(draft, option)])),
    players: seated(draft, players).map(playerKey),
    deadline: draft.hasDeadline ? fromInput(draft.deadline) : '',
    seed: draft.seed.trim(),
    setup: draft.setup.trim(),
  };
}

/** What keeps a draft from being sent, or ''. What only the rules know, the add-on says. */
export function hindrance(draft: Draft, players: readonly RosterPlayer[]): string {
  if (seated(draft, players).length === 0) return 'Choose the players.';
  if (draft.hasDeadline && fromInput(draft.deadline) === '') return 'Choose the deadline, or “No deadline”.';
  return '';
}
