import { listed, plural, stopped } from '../../rules/base/words.ts';
import type { SeasonState, TakeOverPreview, TakeOverRequest } from '../../sheets/panel-api/panel.ts';
import { missingInDeadline, type RosterPlayer } from './match-draft.ts';
import { missingInSchedule } from './timing-draft.ts';

/** Input of the page that takes over a match. */
export interface TakeOverDraft extends Pick<TakeOverRequest, 'timing'> {
  /** Keys of the players that the host chose, by seat. */
  readonly chosen: { readonly [seat: number]: string };
  /** What the host chose to do with the record's purses; undefined before the choice. */
  readonly purses?: TakeOverRequest['purses'];
  readonly hasDeadline: boolean;
  readonly deadline: string;
}

type Known = Pick<TakeOverPreview, 'players'>;
type Players = SeasonState['players'];

/** Gives the season's player for each seat, by key: the host's choice, else the player with the record's name, else ''. */
export function seatKeys({ chosen }: TakeOverDraft, { players }: Known, season: Players): readonly string[] {
  return players.map(({ name, key }, seat) => {
    const named = season.find((player) => player.name.trim() === name.trim());
    return chosen[seat] ?? (key || (named ? named.key : ''));
  });
}

/** Lists the record's players who are not in the season, one name per line, as “Add players” reads them. */
export function newNames({ players }: Known, keys: readonly string[]): string {
  return players
    .flatMap(({ name }, seat) => (keys[seat] === '' ? [`"${name.replace(/"/g, '""')}"`] : []))
    .join('\n');
}

/** Lists the record's purses except empty ones: “Ann 3 garnets, Ben 2 garnets and 1 bellflower”. */
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

/** Gives what happens to the purses: the host's choice. By default, the record's purses are used if all purses of the season are empty. */
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
