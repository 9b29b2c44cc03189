import { listed, plural } from '../../rules/base/words.ts';
import { glanceOf } from '../../rules/play/shown/glance.ts';
import { standFacts } from '../../rules/play/shown/standing.ts';
import { openPart } from '../actions/verify.ts';
import { openBook } from '../log/book.ts';
import { chanceWords } from '../log/chance-words.ts';
import { editWords } from '../log/playback/edit-words.ts';
import type { Playback } from '../log/playback/playback.ts';
import { roundFor } from '../log/playback/round-for.ts';
import { seenBy } from '../log/playback/seen.ts';
import type { OpenPart } from '../log/shapes.ts';
import { LEAST_SEED } from '../matches/game-request.ts';
import { replacedBy } from '../matches/replaced-match.ts';
import { readTakenRecord } from '../matches/take-over.ts';
import type { Ports } from '../ports.ts';
import { areAlike } from '../workbook/look-alike.ts';
import type { Person } from '../workbook/season.ts';

/** Describes a pasted record, and suggests a player of the season for each seat (H31). Writes nothing. */
export function checkRecord(ports: Ports, text: string) {
  const { record, playback, open } = readTakenRecord(text);
  const { match, rounds } = playback;
  const book = openBook(ports);
  const replaced = replacedBy(book, record);
  const last = rounds[rounds.length - 1];
  const told = last ? roundFor(last, match.info.names, 'public').told.map(({ text: words }) => words) : [];
  const seedFrom = record.started.seed === '' ? 'take over' : 'record';
  return {
    title: match.game.title,
    round: rounds.length,
    players: playersOf(playback, book.season.players, replaced?.playback),
    /** Title of the season's open match that this take-over ends; '' for none. */
    ends: replaced?.row.title ?? '',
    /** Describes the orders and trades of the open round that come with the match; '' if there are none. */
    open: openPartWords(replaced ? openPart(book, replaced.playback, ports) : open),
    /** Standing of the match and summary of the game's rules, as labelled texts. */
    facts: [...standFacts(match, seenBy(playback)), ...glanceOf(match)],
    /** Public story of the match's last round. */
    told,
    editNote: editWords(playback, 'host'),
    chance: [chanceWords({ ...record.started, seedFrom }), ...seedWarning(record.started.seed)].join(' '),
  };
}

/** Describes the orders and trades of an open round; '' if there are none. */
function openPartWords(open: OpenPart | undefined): string {
  if (!open) return '';
  const names = Object.keys(open.orders);
  const orders =
    names.length === 0 ? [] : [`the ${names.length === 1 ? 'order' : 'orders'} of ${listed(names)}`];
  const trades = open.trades.length === 0 ? [] : [plural(open.trades.length, 'agreed trade')];
  return listed([...orders, ...trades]);
}

/** Gives the record's players in seat order, each with the goods that the player has now. */
function playersOf({ match }: Playback, people: readonly Person[], here?: Playback) {
  const free = new Set(people);
  /** Takes a matching person who has no seat yet, and gives the person's key. */
  const take = (isOne: (person: Person) => boolean): string => {
    const found = [...free].find(isOne);
    if (found) free.delete(found);
    return found ? found.id || found.name.trim() : '';
  };
  const exact = match.info.names.map((name) => take((person) => person.name.trim() === name.trim()));
  return match.info.seats.map(({ name, meadow = '' }, seat) => ({
    name,
    meadow,
    garnets: match.purses[seat]?.garnets ?? 0,
    bellflowers: match.purses[seat]?.bellflowers ?? 0,
    /**
     * Key of the season's player for this seat: the player's id, or the name if there is no id. Gives '' if no player of
     * the season has this name.
     */
    key: here?.started.players[seat]?.id || exact[seat] || take((person) => areAlike(person.name, name)),
  }));
}

/** Warns of a short seed. Somebody could find a short seed by trying seeds until the fingerprint fits. */
function seedWarning(seed: string): readonly string[] {
  if (seed === '' || seed.length >= LEAST_SEED) return [];
  return [
    `The seed has ${plural(seed.length, 'character')}. Somebody could find a short seed from its fingerprint, which every page shows.`,
  ];
}
