import { listed, plural, stopped } from '../../rules/base/words.ts';
import type { SeasonState, TakeOverPreview, TakeOverRequest } from '../../sheets/panel-api/panel.ts';
import { missingInDeadline, type RosterPlayer } from './match-draft.ts';
import { missingInSchedule } from './timing-draft.ts';

/** The host's input on the page that takes over a match. */
export interface TakeOverDraft extends Pick<TakeOverRequest, 'timing'> {
  /** Keys of the players that the host chose. The index is the seat number. */
  readonly chosen: { readonly [seat: number]: string };
  /** The host's choice between the record's purses and the season's purses; undefined before the choice. */
  readonly purses?: TakeOverRequest['purses'];
  readonly hasDeadline: boolean;
  readonly deadline: string;
}

type Known = Pick<TakeOverPreview, 'players'>;
type Players = SeasonState['players'];

/**
 * Gives the key of the season's player for each seat. The host's choice comes first, then the player known from the
 * record, then the player with the same name. Gives '' if nobody is found.
 */
export function seatKeys({ chosen }: TakeOverDraft, { players }: Known, season: Players): readonly string[] {
  return players.map(({ name, key }, seat) => {
    const named = season.find((player) => player.name.trim() === name.trim());
    return chosen[seat] ?? (key || (named ? named.key : ''));
  });
}

/** Lists the names of the record's players who are not in the season. Writes one name per line, in the form that “Add players” reads. */
export function newNames({ players }: Known, keys: readonly string[]): string {
  return players
    .flatMap(({ name }, seat) => (keys[seat] === '' ? [`"${name.replace(/"/g, '""')}"`] : []))
    .join('\n');
}

/** Lists the record's purses: “Ann 3 garnets, Ben 2 garnets and 1 bellflower”. Leaves out empty purses. */
export function recordPurses({ players }: Known): string {
  return players
    .flatMap(({ name, garnets, bellflowers }) => {
      const things = [
        ...(garnets === 0 ? [] : [plural(garnets, 'garnet')]),
        ...(bellflowers === 0 ? [] : [plural(bellflowers, 'bellflower')]),
      ];
      return things.length === 0 ? [] : [`${name} ${listed(things)}`];
    })
    .join(', ');
}

/**
 * Gives the host's choice between the record's purses and the season's purses. By default, the record's purses count if
 * all purses of the season are empty.
 */
export function pursesChoice(
  draft: TakeOverDraft,
  keys: readonly string[],
  season: Players,
  ends: string,
): NonNullable<TakeOverDraft['purses']> {
  const hasAny = ({ garnets, bellflowers }: RosterPlayer) => garnets !== 0 || bellflowers !== 0;
  if (ends !== '') return 'season';
  const isRich = season.some((player) => keys.includes(player.key) && hasAny(player));
  return draft.purses ?? (isRich ? 'season' : 'record');
}

/** Asks for the first choice that is still needed to take over the match; '' if nothing is missing. */
export function missingInTakeOver(
  draft: TakeOverDraft,
  preview: Known,
  keys: readonly string[],
  now: number,
): string {
  const open = preview.players.filter((_, seat) => keys[seat] === '').map(({ name }) => name);
  if (open.length > 0) return stopped(`Choose who plays ${listed(open)}`);
  const twice = keys.findIndex((key, seat) => keys.indexOf(key) < seat);
  if (twice >= 0) {
    const seats = preview.players.filter((_, seat) => keys[seat] === keys[twice]).map(({ name }) => name);
    return `${listed(seats)} cannot be the same player.`;
  }
  return missingInDeadline(draft, now) || missingInSchedule(draft.timing?.schedule ?? '');
}
