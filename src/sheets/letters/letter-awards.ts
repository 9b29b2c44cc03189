import { listed, plural } from '../../rules/base/words.ts';
import { type Line, NOTICE } from '../../rules/board/page.ts';
import type { Log } from '../log/chain.ts';
import type { EventData } from '../log/events.ts';
import type { Playback } from '../log/playback.ts';
import { dateWords } from '../time.ts';
import { firstLines } from './shortened.ts';

/** Awards that a page names, at most. */
const AWARDS_SHOWN = 10;

/** What the host gave or took from a player since the last round of a match, newest first; `id` is the player’s. */
export function awardLines({ entries }: Log, { number, rounds }: Playback, id: string): Line[] {
  const last = rounds[rounds.length - 1]?.entry;
  const since = last ?? entries.find(({ match }) => match === number)?.number ?? 0;
  const lines = entries.flatMap((entry): Line[] => {
    if (entry.what !== 'award' || entry.number <= since || entry.data.player !== id) return [];
    return [{ text: `${awardWords(entry.data)} (${dateWords(entry.time)})`, style: NOTICE }];
  });
  return [...firstLines(lines.reverse(), AWARDS_SHOWN, 'earlier award')];
}

/** “The host gave you 2 garnets: first prize.” */
function awardWords({ garnets, bellflowers, tokensOfLife, why }: EventData<'award'>): string {
  const things = [
    [garnets, 'garnet', 'garnets'],
    [bellflowers, 'bellflower', 'bellflowers'],
    [tokensOfLife, 'Token of Life', 'Tokens of Life'],
  ] as const;
  const some = (sign: 1 | -1) =>
    listed(things.flatMap(([n, one, many]) => (n * sign > 0 ? [plural(n * sign, one, many)] : [])));
  const parts = [some(1) && `gave you ${some(1)}`, some(-1) && `took ${some(-1)} from you`].filter(Boolean);
  return `The host ${parts.join(' and ')}${why === '' ? '' : `: ${why}`}.`;
}
