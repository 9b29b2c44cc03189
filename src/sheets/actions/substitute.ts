import * as z from 'zod/mini';
import { cut } from '../../rules/base/json.ts';
import { type Book, requireSoundLog } from '../log/book.ts';
import type { EventData } from '../log/events.ts';
import { mustPlayBack } from '../log/fold.ts';
import { type Playback, substituteIn } from '../log/playback/playback.ts';
import { shownNames } from '../log/playback/shown-names.ts';
import { CHOOSE_OTHER, fail } from '../problem.ts';
import { TEXT, wellFormed } from '../request-shapes.ts';
import { isoTime } from '../time.ts';
import { isSameAccount } from '../workbook/account.ts';
import { areAlike, differenceWords } from '../workbook/look-alike.ts';
import { cleanPerson } from '../workbook/person-line.ts';
import { EMAIL_LIMIT, NAME_LIMIT, whyNotPlain } from '../workbook/plain-text.ts';
import { checkTyped } from '../workbook/roster.ts';
import { isAddress } from '../workbook/roster-faults.ts';
import { codeFrom } from '../workbook/roster-people.ts';
import { type MatchRow, ORDER_FORM, type OutboxRow, type Person, TRADE_FORM } from '../workbook/season.ts';
import { atRound, type Change, type Context, ofSeason } from './change.ts';
import { peopleWithIds } from './on-roster.ts';
import { addToOutbox, allFiles } from './outbox.ts';
import { redrawUnedited } from './tab-position.ts';

/** Request to give a player's place to another person, or to change the player's name or address (H23). */
export const SUBSTITUTION = z.object({
  /** Id of the place. */
  player: TEXT,
  /** 'other' if another person takes the place; 'same' if the same person changes name or address. */
  person: z.literal(['other', 'same']),
  /** Id or name of the roster's player who takes the place; '' for a new person. */
  by: TEXT,
  /**
   * New name and address, unless a player of the roster takes the place. If the address is '', everyone with the link
   * can open the file.
   */
  name: wellFormed(500),
  email: wellFormed(500),
});
export type Substitution = z.infer<typeof SUBSTITUTION>;

/** State of a match in which the place plays, before the change. */
interface Affected {
  readonly row: MatchRow;
  readonly playback: Playback;
}

/**
 * Gives a place to another person, or changes the player's name or address (H23). Responses from the old address or code
 * no longer count. A place with a new address or code has no file until the files are handed over
 * (matches/hand-over.ts).
 */
export function substitute({ book, clock, entropy }: Context, asked: Substitution): Change {
  requireSoundLog(book);
  checkTyped(book);
  const players = peopleWithIds({ book, entropy });
  const old =
    players.find(({ id }) => id !== '' && id === asked.player) ??
    fail(`${cut(asked.player, 60)} has no place in this season.`, 'Open the panel again.');
  const by = asked.by === '' ? undefined : findOther(book, players, asked.by, old);
  const left = by && !book.placed.has(by.id) ? by : undefined;
  const now = { ...old, ...wantedOf(asked, old, by, left !== undefined) };
  const others = players.filter((one) => one !== old && one !== left);
  const affected = matchesOf(book, old.id);
  requireFree(book, others, now, ownId(book, asked, old, by));
  requireSeats(book, affected, now, by);
  const isMoved = asked.person === 'other' || !isSameAddress(old.email, now.email);
  if (!isMoved && now.name === old.name)
    fail(`${old.name} already has this name and address.`, 'There is nothing to change.');
  const code = book.season.identity === 'code' ? codeFrom(entropy) : '';
  const person: Person = isMoved ? { ...now, ...typedOf(asked, old, by), code, file: '', access: '' } : now;
  const data: EventData<'substitute'> = {
    player: old.id,
    from: old.name,
    to: now.name,
    person: asked.person,
    ...(isMoved ? {} : { kept: true }),
    ...(by ? { by: by.id } : {}),
    ...(left ? { joined: true } : {}),
  };
  const first = book.log.next;
  const [event, ...more] = eventsOf(affected, data);
  const after = players.filter((one) => one !== left).map((one) => (one === old ? person : one));
  const time = isoTime(clock.now());
  return {
    time,
    event,
    more,
    outbox: affected.reduce(outboxWith, book.matches.outbox),
    redraw: affected.flatMap(({ row, playback }, i) =>
      redrawUnedited(book, row, substituteIn(playback, data, { number: first + i, time })),
    ),
    season: { ...book.season, players: after },
    left: left && book.season.players[players.indexOf(left)],
  };
}

/** Finds the person who gets the place, and gives the id of the first place that this person had. */
function ownId({ standIns }: Book, { person }: Substitution, old: Person, by: Person | undefined): string {
  return person === 'same' ? (standIns.get(old.id) ?? old.id) : (by?.id ?? old.id);
}

/** Gives the time zone and the note that the roster has for the person who gets the place. */
function typedOf(
  { person }: Substitution,
  old: Person,
  by: Person | undefined,
): Pick<Person, 'zone' | 'note'> {
  const { zone = '', note = '' } = (person === 'same' ? old : by) ?? {};
  return { zone, note };
}

type Events = readonly [Change['event'], ...Change['event'][]];

/** Makes the log entries: one for each match, and one for the season. */
function eventsOf(affected: readonly Affected[], data: EventData<'substitute'>): Events {
  const one = { what: 'substitute', data } as const;
  return [...affected.map(({ row }) => atRound(row, one)), ofSeason(one)] as unknown as Events;
}

function findOther({ standIns, placed }: Book, players: readonly Person[], by: string, old: Person): Person {
  const found =
    players.find(({ id }) => id === by) ??
    players.find(({ name }) => name === by) ??
    fail(`${cut(by, 60)} is not on the roster.`, 'Choose somebody else, or type a new name.');
  // A player with two places is one person.
  const own = players.find(({ id }) => id === standIns.get(found.id)) ?? found;
  const hasIt = own === old || (standIns.get(old.id) === own.id && placed.has(own.id));
  return hasIt ? fail(`${old.name} already has this place.`, CHOOSE_OTHER) : own;
}

/** Gives the name and address of the person who gets the place. */
function wantedOf(
  asked: Substitution,
  old: Person,
  by: Person | undefined,
  isJoined: boolean,
): Pick<Person, 'name' | 'email'> {
  if (by && asked.person === 'same')
    return fail('You chose another player of the roster.', 'Choose “Another person plays from now on”.');
  // The id of a place is the first name that it had in the season.
  if (by) return { name: isJoined ? by.name : `${by.name} (for ${old.id})`, email: by.email };
  const { name, email } = cleanPerson({ name: asked.name, email: asked.email });
  const bad = whyNotPlain(name, NAME_LIMIT) ?? whyNotPlain(email, EMAIL_LIMIT);
  if (name === '') fail('You typed no name.', 'Type the new name.');
  if (bad !== undefined) fail(`Your text contains ${bad}.`, 'Type it again, in one line.');
  if (asked.person === 'other' && name === old.name)
    fail(
      `${name} is already the name of this place.`,
      'Type the name of the new player, or choose “The same person gets another name or address”.',
    );
  return { name, email };
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim() === other.trim() || isSameAccount(one, other);
}

/**
 * Refuses a name or an address that another person on the roster has. All places of one person share an address; `self`
 * is the id of the person's first place.
 */
function requireFree(book: Book, others: readonly Person[], now: Person, self: string): void {
  if (others.some(({ name }) => name === now.name))
    fail(
      `There is already a player named ${now.name}.`,
      'Choose this player from the list, or type another name.',
    );
  const alike = others.find(({ name }) => areAlike(name, now.name));
  if (alike)
    fail(
      `The names ${alike.name} and ${now.name} ${differenceWords(alike.name, now.name)}.`,
      'Type a name that differs more.',
    );
  if (others.some(({ id }) => id === now.name))
    fail(`Another place of this season began with the name ${now.name}.`, 'Type another name.');
  const needed = book.season.identity === 'email' || now.email !== '';
  if (needed && !isAddress(now.email))
    fail(
      `“${cut(now.email, 60)}” is not an email address.`,
      'Type the address of the player’s Google account.',
    );
  const places = book.standIns;
  const isTheirs = ({ id }: Person) => id === self || places.get(id) === self;
  const twin = others.find((other) => !isTheirs(other) && isSameAccount(other.email, now.email));
  if (twin)
    fail(
      `${twin.name} already has the address ${now.email}.`,
      'Choose this player from the list, or type another address.',
    );
}

/** Lists the matches in which the place plays, except closed matches. */
function matchesOf(book: Book, id: string): readonly Affected[] {
  return book.matches.matches.flatMap((row) => {
    const playback = mustPlayBack(book.log, row.number);
    const isIn = playback.started.players.some((player) => player.id === id);
    return isIn && !playback.isClosed ? [{ row, playback }] : [];
  });
}

/**
 * Refuses the new person if this person already plays in one of the place's matches. Also refuses a name that another
 * player of such a match has.
 */
function requireSeats(
  { standIns }: Book,
  affected: readonly Affected[],
  now: Person,
  by: Person | undefined,
): void {
  const isTheirs = (id: string) => id !== now.id && (standIns.get(id) ?? id) === by?.id;
  for (const { row, playback } of affected) {
    const { players } = playback.started;
    const taken = shownNames(playback).some(
      (name, seat) => name === now.name && players[seat]?.id !== now.id,
    );
    if (taken || players.some(({ id }) => isTheirs(id)))
      fail(`${by?.name ?? now.name} already plays in ${row.title}.`, CHOOSE_OTHER);
  }
}

function outboxWith(outbox: readonly OutboxRow[], { row, playback }: Affected): readonly OutboxRow[] {
  const forms = row.over ? [] : [ORDER_FORM, TRADE_FORM];
  return addToOutbox(outbox, row.number, [...allFiles(playback), ...forms]);
}
