import { listed, plural } from '../../../rules/base/words.ts';
import { type Line, NOTICE } from '../../../rules/board/page.ts';
import type { Entry, Log } from '../../log/chain/chain.ts';
import { awardWhy } from '../../log/entries/award-words.ts';
import type { EventData } from '../../log/entries/events.ts';
import type { Playback } from '../../log/playback/playback.ts';
import { dateWords } from '../../time.ts';
import type { Person } from '../../workbook/tabs/season.ts';
import { firstLines } from './shortened.ts';

/** Awards that a page names, at most. */
const AWARDS_SHOWN = 10;

/** A player, to be named. */
export type Named = Pick<Person, 'id' | 'name'>;

/**
 * What a player was given or lost outside a match since its last round, newest first; `id` is the player’s, and `people` are those
 * who can have given it.
 */
export function awardLines(
  { entries }: Log,
  { number, rounds }: Playback,
  id: string,
  people: readonly Named[] = [],
): Line[] {
  const last = rounds[rounds.length - 1]?.entry;
  const since = last ?? entries.find(({ match }) => match === number)?.number ?? 0;
  const lines = entries.flatMap((entry): Line[] => {
    const words = entry.number > since ? seasonWords(entry, id, people) : '';
    return words === '' ? [] : [{ text: `${words} (${dateWords(entry.time)})`, style: NOTICE }];
  });
  return [...firstLines(lines.reverse(), AWARDS_SHOWN, 'earlier award')];
}

/** What an entry of the season says to a player, by id; '' for nothing. */
function seasonWords({ what, data }: Entry, id: string, people: readonly Named[]): string {
  if (what === 'award' && data.player === id) return awardWords(data);
  if (what === 'give token') return tokenWords(data, id, people);
  if (what !== 'elimination' || data.player !== id) return '';
  return `You are ${data.out ? 'out of' : 'back in'} the season${data.why === '' ? '' : `: ${data.why}`}.`;
}

/** What a player is told of a second Token of Life that was given on (X7); '' who has nothing to do with it. */
function tokenWords(
  { from, to, name = 'another player', back }: EventData<'give token'>,
  id: string,
  people: readonly Named[],
): string {
  const giver = people.find((one) => one.id === from)?.name ?? 'The winner';
  if (from === id)
    return back
      ? `That you gave a Token of Life to ${name} was taken back.`
      : `You gave a Token of Life to ${name}.`;
  if (to !== id) return '';
  return back
    ? `The Token of Life that ${giver} gave you was taken back.`
    : `${giver} gave you a Token of Life.`;
}

/** “The host gave you 2 garnets: first prize.” */
function awardWords({ garnets, bellflowers, tokensOfLife, ...said }: EventData<'award'>): string {
  const things = [
    [garnets, 'garnet', 'garnets'],
    [bellflowers, 'bellflower', 'bellflowers'],
    [tokensOfLife, 'Token of Life', 'Tokens of Life'],
  ] as const;
  const some = (sign: 1 | -1) =>
    listed(things.flatMap(([n, one, many]) => (n * sign > 0 ? [plural(n * sign, one, many)] : [])));
  const why = awardWhy(said);
  const parts = [some(1) && `gave you ${some(1)}`, some(-1) && `took ${some(-1)} from you`].filter(Boolean);
  return `The host ${parts.join(' and ')}${why === '' ? '' : `: ${why}`}.`;
}
