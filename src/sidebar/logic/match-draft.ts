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

/** The input of the form for a new match; typed numbers and times are text until they are sent. */
export interface MatchDraft {
  readonly options: { readonly [name: string]: string | boolean };
  /** Keys of the players who play. */
  readonly chosen: readonly string[];
  readonly meadows: MeadowDraft;
  readonly hasDeadline: boolean;
  /** The value of the datetime-local input. */
  readonly deadline: string;
  /** Undefined as usual. */
  readonly timing?: Timing;
  readonly seed: string;
  readonly deal: DealDraft;
}

export type RosterPlayer = SeasonState['players'][number];

/** The form as it opens: everybody plays if the game seats them all, and every option has its default. */
export function newMatchDraft(
  deadline: string,
  { seats }: Pick<GameChoice, 'seats'>,
  players: readonly RosterPlayer[],
): MatchDraft {
  const still = stillIn(players);
  const chosen = still.length <= seats.most ? still.map(({ key }) => key) : [];
  return { options: {}, chosen, meadows: {}, hasDeadline: deadline !== '', deadline, seed: '', deal: {} };
}

/** The players who are still in the season; one who is out, and a row that may be a note, play only if the host ticks the name. */
function stillIn(players: readonly RosterPlayer[]): readonly RosterPlayer[] {
  return players.filter(({ out, mayBeNote }) => out === '' && !mayBeNote);
}

/** The players whom one press ticks: those who are still in the season, as many as the game seats, in the order of the roster. */
export function firstPlayers(
  players: readonly RosterPlayer[],
  { most }: GameChoice['seats'],
): readonly string[] {
  return stillIn(players)
    .slice(0, most)
    .map(({ key }) => key);
}

/** Warning about a player before they are seated; '' for none. */
export function playerNote({ out, mayBeNote, upIn }: RosterPlayer): string {
  if (mayBeNote) return 'perhaps a note';
  if (out !== '') return 'out of the season';
  return upIn === '' ? '' : `up for elimination in ${upIn}`;
}

/** Warns of players who are out of the season and would play; '' for none. */
export function outWords(seated: readonly RosterPlayer[]): string {
  const names = seated.filter(({ out }) => out !== '').map(({ name }) => name);
  if (names.length === 0) return '';
  return `${listed(names)} ${names.length === 1 ? 'is' : 'are'} out of the season, and would play in this match.`;
}

/** Where all players would begin without garnets: what the host may do about it; else ''. */
export function emptyPurseWords(seated: readonly RosterPlayer[]): string {
  if (seated.length === 0 || seated.some(({ garnets }) => garnets !== 0)) return '';
  return 'Nobody chosen has a garnet. If they are to have some to spend, give them with “Award or fine”, now or later.';
}

/** Adds a player to the match, or takes the player out of it. */
export function togglePlayer(draft: MatchDraft, key: string): MatchDraft {
  const chosen = draft.chosen.includes(key)
    ? draft.chosen.filter((other) => other !== key)
    : [...draft.chosen, key];
  return { ...draft, chosen };
}

/** The players of the match in seat order, which is the order of the roster. */
export function seatedPlayers(draft: MatchDraft, players: readonly RosterPlayer[]): readonly RosterPlayer[] {
  return players.filter((player) => draft.chosen.includes(player.key));
}

/** The number of chosen players: “4 of 6 chosen”, “5 chosen, 4 to 30 play”. */
export function chosenWords(count: number, { least, most }: GameChoice['seats']): string {
  return least === most ? `${count} of ${most} chosen` : `${count} chosen, ${least} to ${most} play`;
}

/** Why no match can begin with so many players; '' when it can. */
function missingInPlayers(count: number, { least, most, isEven }: GameChoice['seats']): string {
  if (count < least) return `Choose ${plural(least - count, 'more player')}.`;
  if (count > most) return `Take ${plural(count - most, 'player')} out.`;
  return isEven && count % 2 === 1 ? 'Choose one more player, or one fewer: the number must be even.' : '';
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

/** Does an option differ from its default? */
export function isChanged(draft: MatchDraft, option: OptionChoice): boolean {
  return optionValue(draft, option) !== option.fallback;
}

/** Do the rules of the game take notice of meadows? Only then may trades depend on them (X5). */
export function asksMeadows({ meadows }: GameChoice): boolean {
  return meadows.areUsed;
}

/** The request for the match. It holds only options that differ from their default. */
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

/** The missing input before the match can be made, in words, or ''. The add-on checks the rest. */
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

/** A draft without what a rehearsal does not need: the deadline, and when later rounds are due. */
export function withoutDates({ timing: _, ...draft }: MatchDraft): MatchDraft {
  return { ...draft, hasDeadline: false };
}

/** The problem with a chosen deadline, or ''. */
export function missingInDeadline(
  { hasDeadline, deadline }: Pick<MatchDraft, 'hasDeadline' | 'deadline'>,
  now: number,
): string {
  if (!hasDeadline) return '';
  const moment = fromInput(deadline);
  if (moment === '') return 'Choose the deadline, or “No deadline”.';
  return isPast(moment, now) ? 'The deadline has passed already. Choose a later one.' : '';
}
