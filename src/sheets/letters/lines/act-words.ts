import { listed } from '../../../rules/base/words.ts';
import type { Entry } from '../../log/chain/chain.ts';
import type { EventData } from '../../log/entries/events.ts';
import { whenTaken } from '../../log/playback/edit-words.ts';
import { dateWords } from '../../time.ts';

/** The name of a player by id; `otherwise` for one who is not known here. */
export type NameOf = (id: string, otherwise?: string) => string;

const AWARDS = {
  minigame: 'An award or a fine for a minigame',
  'death match': 'An award or a fine for a Death Match',
  other: 'An award or a fine outside the game',
} as const;

function outWords({ player, out }: EventData<'elimination'>, nameOf: NameOf): string {
  return `${nameOf(player)} is ${out ? 'out of' : 'back in'} the season.`;
}

/** A Token of Life that was given, or taken back, in words for everyone. `won` names its match, such as “ from Polar Power”; '' on the page of that match. */
export function tokenWords(
  { from, to, name, back }: EventData<'give token'>,
  nameOf: NameOf,
  won = '',
): string {
  return back
    ? `The Token of Life${won} that ${nameOf(from)} gave to ${nameOf(to, name)} was taken back.`
    : `${nameOf(from)} gave a Token of Life${won} to ${nameOf(to, name)}.`;
}

const PURSES = {
  season: '',
  record: ', and what its players had by then came into their purses',
} as const;

/** Words for orders that the host gave, without names: the players concerned read more on their own pages (H16). */
const HOST_ORDER = {
  enter: 'The host entered an order in',
  remove: 'The host took out an order of',
  withdraw: 'The host took back an order entered or taken out in',
} as const;

/** Words for a correction of trades, without names: only the two sides may know them. */
function tradeWords({ strikes, enters }: Pick<EventData<'host trade'>, 'strikes' | 'enters'>): string {
  if (strikes && enters) return 'The host corrected a trade of';
  return strikes ? 'The host struck a trade of' : 'The host entered a trade in';
}

/** A substitution, or a change of a player's name or address, in words for everyone. */
export function substitutionWords({ from, to, person }: EventData<'substitute'>): string {
  if (person === 'other') return `${to} took over the place of ${from}.`;
  return from === to ? `The address of ${to} was changed.` : `${from} is called ${to} now.`;
}

/**
 * An act of the host in words for everyone, without secrets; '' for an entry that is no act, or is reported elsewhere. `shownAs` gives the name
 * by which a player of the match is shown; `group` has the entries that one press wrote for several players.
 */
export function actWords(
  entry: Entry,
  nameOf: NameOf,
  shownAs: (name: string) => string,
  group: readonly Entry[] = [entry],
): string {
  switch (entry.what) {
    case 'edit':
      return `The position after round ${entry.round} was changed by hand.`;
    case 'undo':
      return undoWords(entry.data);
    case 'amend':
      return `An order of round ${entry.data.round} was corrected, and the rounds from there were played again.`;
    case 'host trade':
      return `${tradeWords(entry.data)} round ${entry.data.round}.`;
    case 'amend trade':
      return `${tradeWords(entry.data)} round ${entry.data.round}, and the rounds from there were played again.`;
    case 'accept late':
      return `A late order of ${nameOf(entry.data.player)} for round ${entry.data.round} was accepted.`;
    case 'host order':
      return `${HOST_ORDER[entry.data.does]} round ${entry.data.round}.`;
    case 'name sender':
      return senderWords(entry.data, nameOf);
    case 'deadline':
      return `The deadline was moved${entry.data.to ? ` to ${dateWords(entry.data.to)}` : ': there is none now'}.`;
    case 'restore responses':
      return 'A deleted tab of responses was restored from its form.';
    case 'substitute':
      return entry.match === 0 ? '' : substitutionWords(entry.data);
    case 'timing':
      return 'When later rounds are due was changed, or whether they resolve by themselves.';
    case 'pause':
      return 'The match was paused.';
    case 'go on':
      return `The match went on${entry.data.deadline ? `; the round is due ${dateWords(entry.data.deadline)}` : ''}.`;
    case 'vote':
      return `The choice among the Elimination Candidates was noted: ${shownAs(entry.data.chosen)}.`;
    case 'opponent':
      return `The loser’s choice of an opponent was noted: ${shownAs(entry.data.chosen)}.`;
    case 'award':
      return `${AWARDS[entry.data.kind ?? 'other']}: ${listed(awarded(group).map((id) => nameOf(id)))}.`;
    case 'give token':
      return tokenWords(entry.data, nameOf);
    case 'elimination':
      return outWords(entry.data, nameOf);
    case 'ledger':
      return `The ledger was changed by hand: ${listed([...new Set(entry.data.map(({ player }) => nameOf(player)))])}.`;
    case 'lost entries':
      return lostWords(entry.number, entry.data.last);
    case 'rename':
      return `The match is called “${entry.data.title}” now.`;
    case 'end early':
      return earlyEndWords(entry.data);
    case 'share':
      return entry.data.file === ''
        ? 'The page for everyone was withdrawn.'
        : 'A page of the match was shared with everyone.';
    case 'close':
      return 'The match was closed.';
    case 'take over':
      return `The match was taken over from its match file, ${whenTaken(entry.data.rounds.length)}${PURSES[entry.data.purses]}.`;
    case 'bring back':
      return 'The match was opened again after it had been closed.';
    // Not listed: resolves are reported elsewhere; drawing a tab again or moving its rows changes nothing.
    case 'mail':
    case 'roster':
    case 'archive':
    case 'season':
    case 'abandon':
    case 'new game':
    case 'resolve':
    case 'restore tab':
      return '';
  }
}

/** The ids of the players of some awards. */
function awarded(group: readonly Entry[]): readonly string[] {
  return group.flatMap((entry) => (entry.what === 'award' ? [entry.data.player] : []));
}

function lostWords(from: number, to: number): string {
  return `The log lost its entries ${from} to ${to} with an earlier version of the host’s workbook.`;
}

/** How a match ended that the host ended early. */
export function howEnded(outcome: unknown): string {
  return outcome ? 'with the outcome by the standing' : 'without an outcome';
}

function earlyEndWords({ ended, outcome }: EventData<'end early'>): string {
  if (!ended) return 'The match goes on.';
  return `The match was ended before its end, ${howEnded(outcome)}.`;
}

function senderWords({ round, player, aside }: EventData<'name sender'>, nameOf: NameOf): string {
  if (aside && player !== undefined)
    return `A late order of ${nameOf(player)} was set aside in round ${round}: it does not count.`;
  if (aside) return `A response of round ${round} from an unknown sender was set aside as nobody’s.`;
  return player === undefined
    ? `The assignment of a response of round ${round} to a player was taken back.`
    : `A response of round ${round} from an unknown sender was given to ${nameOf(player)}.`;
}

function undoWords({ round, last = round }: EventData<'undo'>): string {
  return last === round ? `Round ${round} was taken back.` : `Rounds ${round} to ${last} were taken back.`;
}
