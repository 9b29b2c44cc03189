import { amountWords } from '../../../rules/base/words.ts';
import { type Line, NOTICE } from '../../../rules/board/page.ts';
import type { Log } from '../../log/chain/audit-log.ts';
import type { Entry } from '../../log/chain/chain.ts';
import { awardWhy } from '../../log/entries/award-words.ts';
import type { EventData } from '../../log/entries/events.ts';
import type { Playback } from '../../log/playback/playback.ts';
import { dateWords, type TimeWords } from '../../time.ts';
import type { Person } from '../../workbook/tabs/season.ts';
import { firstLines } from './shortened.ts';

/** Awards that a page names, at most. */
const AWARDS_SHOWN = 10;

/** A player, to be named. */
export type Named = Pick<Person, 'id' | 'name'>;

/** The reader’s clock, who can have given something, and what a match is called: '' where that is not known. */
interface Told {
  readonly times?: TimeWords;
  readonly people?: readonly Named[];
  readonly titleOf?: (match: number) => string;
}

/** What a player, by id, was given or lost outside a match since its last round, newest first. */
export function awardLines(
  { entries }: Log,
  { number, rounds }: Playback,
  id: string,
  told: Told = {},
): Line[] {
  const { times = dateWords, people = [], titleOf } = told;
  const from = (match: number) => {
    const title = match === number ? '' : (titleOf?.(match) ?? '');
    return title === '' ? '' : ` from ${title}`;
  };
  const last = rounds[rounds.length - 1]?.entry;
  const since = last ?? entries.find(({ match }) => match === number)?.number ?? 0;
  const lines = entries.flatMap((entry): Line[] => {
    const words = entry.number > since ? seasonWords(entry, id, people, from) : '';
    return words === ''
      ? []
      : [{ text: `${words} (${times(entry.time, { isInner: true })})`, style: NOTICE }];
  });
  return [...firstLines(lines.reverse(), AWARDS_SHOWN, 'earlier award')];
}

/** “ from Polar Power”; '' for the match whose page it is. */
type From = (match: number) => string;

/** What an entry of the season says to a player, by id; '' for nothing. */
function seasonWords({ what, data }: Entry, id: string, people: readonly Named[], from: From): string {
  if (what === 'award' && data.player === id) return awardWords(data);
  if (what === 'give token') return tokenWords(data, id, people, from(data.match));
  if (what !== 'elimination' || data.player !== id) return '';
  return `You are ${data.out ? 'out of' : 'back in'} the season${data.why === '' ? '' : `: ${data.why}`}.`;
}

/** The words about a second Token of Life that was given on (X7), for one of the two players; '' for all others. */
function tokenWords(
  { from, to, name = 'another player', back }: EventData<'give token'>,
  id: string,
  people: readonly Named[],
  won: string,
): string {
  const giver = people.find((one) => one.id === from)?.name ?? 'The winner';
  if (from === id)
    return back
      ? `That you gave a Token of Life${won} to ${name} was taken back.`
      : `You gave a Token of Life${won} to ${name}.`;
  if (to !== id) return '';
  return back
    ? `The Token of Life${won} that ${giver} gave you was taken back.`
    : `${giver} gave you a Token of Life${won}.`;
}

/** “The host gave you 2 garnets: first prize.” */
function awardWords(award: EventData<'award'>): string {
  const [given, taken] = [amountWords(award), amountWords(award, -1)];
  const why = awardWhy(award);
  const parts = [given && `gave you ${given}`, taken && `took ${taken} from you`].filter(Boolean);
  return `The host ${parts.join(' and ')}${why === '' ? '' : `: ${why}`}.`;
}
