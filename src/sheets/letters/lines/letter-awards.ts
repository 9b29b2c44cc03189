import { listed, plural } from '../../../rules/base/words.ts';
import { type Line, NOTICE } from '../../../rules/board/page.ts';
import type { Entry, Log } from '../../log/chain/chain.ts';
import { awardWhy } from '../../log/entries/award-words.ts';
import type { EventData } from '../../log/entries/events.ts';
import type { Playback } from '../../log/playback/playback.ts';
import { dateWords } from '../../time.ts';
import { firstLines } from './shortened.ts';

/** Awards that a page names, at most. */
const AWARDS_SHOWN = 10;

/** What the host gave or took from a player since the last round of a match, newest first; `id` is the player’s. */
export function awardLines({ entries }: Log, { number, rounds }: Playback, id: string): Line[] {
  const last = rounds[rounds.length - 1]?.entry;
  const since = last ?? entries.find(({ match }) => match === number)?.number ?? 0;
  const lines = entries.flatMap((entry): Line[] => {
    const words = entry.number > since ? seasonWords(entry, id) : '';
    return words === '' ? [] : [{ text: `${words} (${dateWords(entry.time)})`, style: NOTICE }];
  });
  return [...firstLines(lines.reverse(), AWARDS_SHOWN, 'earlier award')];
}

/** What an entry of the season says to a player, by id; '' for nothing. */
function seasonWords({ what, data }: Entry, id: string): string {
  if (what === 'award' && data.player === id) return awardWords(data);
  if (what === 'give token' && data.from === id)
    return data.back ? 'A Token of Life that you gave on is yours again.' : 'You gave a Token of Life on.';
  if (what === 'give token' && data.to === id)
    return data.back
      ? 'A Token of Life that you were given was taken back.'
      : 'You were given a Token of Life.';
  if (what !== 'elimination' || data.player !== id) return '';
  return `You are ${data.out ? 'out of' : 'back in'} the season${data.why === '' ? '' : `: ${data.why}`}.`;
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
