import { commitmentOf } from '../../rules/base/chance.ts';
import type { Person } from '../workbook/season.ts';
import type { ArchivedData, Begun, RowFacts, SubstitutionData } from './shapes.ts';
import type { At } from './words.ts';

/** Facts about a season that are read from the log without a replay of any match. */
export interface SeasonFacts {
  /** How players are identified; undefined before the season was set up. */
  readonly identity?: 'email' | 'code';
  /** Id of the file for spectators; '' if there is none. */
  readonly spectators: string;
  /** All people who have or had a place on the roster, by id. */
  readonly people: ReadonlyMap<string, KnownPerson>;
  /** Account that made each file and each archive, by file id. The account is the author of the first entry that names the file. */
  readonly makers: ReadonlyMap<string, string>;
  /** Last substitution of each place, by place id. */
  readonly substitutions: ReadonlyMap<string, SubstitutionData & At>;
  /**
   * Time when each place went to another person, in milliseconds UTC, by place id. Earlier responses do not belong to
   * this person (H23).
   */
  readonly givenSince: ReadonlyMap<string, number>;
  /** Players of the roster who also took over another place (H23). Keys are ids of places; values are ids of players. */
  readonly standIns: ReadonlyMap<string, string>;
  /** Id of the place for each former name of a player. The key is the former name. */
  readonly formerNames: ReadonlyMap<string, string>;
  /** Players who are out of the season, by id. */
  readonly eliminations: ReadonlyMap<string, Elimination>;
  /** All ids that were ever used. A new person never gets one of these ids. */
  readonly knownIds: ReadonlySet<string>;
  /**
   * Ids of players who have or had a match, a file, or a row in the Ledger. The names and addresses of these players
   * come from the log, not from the roster (H15).
   */
  readonly placedIds: ReadonlySet<string>;
  /**
   * Tokens of Life that were given away and not taken back (X7), by the number of the match that paid them. `name` is
   * the new owner's name at the time of the gift.
   */
  readonly tokens: ReadonlyMap<number, Readonly<Record<'from' | 'to' | 'name', string>> & { match: number }>;
  /** Matches that the host gave up before they were ready (H9). `time` is ISO UTC. */
  readonly abandoned: readonly Readonly<Record<'title' | 'commitment' | 'time', string>>[];
  /** Number of the last entry that changed the public pages of all matches. */
  readonly publicChange: number;
  /** Commitments of all matches that began, by match number. */
  readonly begun: ReadonlyMap<number, string>;
  /** Facts of each match that has entries in this log, by match number. */
  readonly matches: ReadonlyMap<number, MatchFacts>;
  /** Matches that are now in the archive, by match number. */
  readonly archived: ReadonlyMap<number, ClosedMatch>;
  /** Ids of all archives, in the order of first use. */
  readonly archives: readonly string[];
}

/** Facts about a match that are read from the log without a replay of the match. */
export interface MatchFacts {
  /** Players and commitment of the match at its beginning, and the user who began the match. */
  readonly begun?: Pick<Begun, 'players' | 'commitment' | 'heads'> & Pick<At, 'who'>;
  /** Row of the match in the Matches tab, without the cells that rounds change. */
  readonly row?: RowFacts;
  /** User who replaced the match's forms; absent if the match still has its first forms. */
  readonly formsBy?: string;
  /** Deadline of each resolved round, by the number of the log entry that resolved the round. */
  readonly deadlines: ReadonlyMap<number, string>;
  /**
   * Time when the last round was resolved, ISO UTC. An undo does not change this time. After a take-over without a new
   * round, the time of the take-over.
   */
  readonly playedAt: string;
  /** Number of the entry that resolved the last round; 0 if no round was resolved, or if the round was undone or lost. */
  readonly resolvedBy: number;
  /** True if the open round was resolved earlier, and the host undid this resolve. */
  readonly isUndone: boolean;
  /** Deadline at the time when the host last ended the match early (H24); '' if there was none. */
  readonly endedFrom: string;
  /** Number of the entry that closed the match; absent while the match is not closed. */
  readonly closedBy?: number;
  /** The host's texts for all players, by round number; 0 is the whole match (H44). */
  readonly said: ReadonlyMap<number, string>;
  /** Page of the match that everyone can download now (H32), and the user who shared the page. */
  readonly page?: SharedPage;
  /** Number of the last entry that changed the match's public pages. */
  readonly publicChange: number;
  /**
   * State of each mail about the match (H19), with keys from `mailKey`. When a place gets a new player or address, the
   * place's invitation is removed.
   */
  readonly mails: ReadonlyMap<string, MailState>;
}

/** A match in the archive. */
export interface ClosedMatch {
  readonly match: number;
  /** Time when the match was moved to the archive, ISO UTC. */
  readonly time: string;
  readonly data: ArchivedData;
}

/** Facts from the log about a person. */
export interface KnownPerson {
  readonly person: Person;
  /** Time from which the address and the code count, in milliseconds UTC. */
  readonly since: number;
  /** Former addresses and codes, in the order of the log. These no longer count. */
  readonly former: readonly FormerSender[];
  /** Files that the place has had, with the newest file last. */
  readonly files: readonly Pick<Person, 'file' | 'access'>[];
}

/** A former address or code of a player, which counted from `from` until `until` (H23). */
export interface FormerSender {
  readonly person: Person;
  /** Time from which the address or code counted, in milliseconds UTC. At the time `until`, the address or code no longer counted. */
  readonly from: number;
  readonly until: number;
}

/** Time and reason of a player's elimination. */
export interface Elimination {
  /** Time of the elimination, ISO UTC. */
  readonly time: string;
  readonly why: string;
}

export interface SharedPage {
  readonly file: string;
  readonly link: string;
  readonly who: string;
}

/** Kind of a mail: a reminder of a round, or an invitation. Invitations have the round number 0. */
export type MailKind = 'reminder' | 'invitation';

/** State of the latest mail of one kind to one person. */
export interface MailState {
  /**
   * State of the mail.
   * - 'mail': Roundkeeper sent the mail.
   * - 'refused': Google refused the mail.
   * - 'unsure': the mail was perhaps sent.
   * - 'hand': the host sent the mail.
   */
  readonly how: 'mail' | 'refused' | 'unsure' | 'hand';
  /** Time of the log entry about the mail, ISO UTC. */
  readonly time: string;
  /** Number of times that Google refused the mail. */
  readonly refusals: number;
}

export function mailKey(kind: MailKind, round: number, person: string): string {
  return `${kind} ${round} ${person}`;
}

/** Facts of a season before its first entry. */
export const NO_FACTS: SeasonFacts = {
  spectators: '',
  people: new Map(),
  makers: new Map(),
  substitutions: new Map(),
  givenSince: new Map(),
  standIns: new Map(),
  formerNames: new Map(),
  eliminations: new Map(),
  knownIds: new Set(),
  placedIds: new Set(),
  tokens: new Map(),
  abandoned: [],
  publicChange: 0,
  begun: new Map(),
  matches: new Map(),
  archived: new Map(),
  archives: [],
};

const NO_MATCH: MatchFacts = {
  deadlines: new Map(),
  playedAt: '',
  resolvedBy: 0,
  isUndone: false,
  endedFrom: '',
  said: new Map(),
  publicChange: 0,
  mails: new Map(),
};

export function matchFactsOf({ matches }: Pick<SeasonFacts, 'matches'>, match: number): MatchFacts {
  return matches.get(match) ?? NO_MATCH;
}

/** Lists the numbers of the matches that began and are not in the archive. */
export function liveMatches({ begun, archived }: Pick<SeasonFacts, 'begun' | 'archived'>): readonly number[] {
  return [...begun.keys()].filter((number) => !archived.has(number));
}

/** Says whether a person plays in a match. `person` is the id of the place, which stays the same when the place gets a new player. */
export function playsIn(facts: SeasonFacts, match: number, person: string): boolean {
  return matchFactsOf(facts, match).begun?.players.some(({ id }) => id === person) === true;
}

/** Says whether a match of the season already has this seed. Includes matches that the host gave up (H9). */
export function isSeedKnown({ begun, abandoned }: SeasonFacts, seed: string): boolean {
  const commitments = [...begun.values(), ...abandoned.map(({ commitment }) => commitment)];
  return commitments.includes(commitmentOf(seed));
}

/** Gives the number of the last entry that changed something public about a match. */
export function lastPublicChange(facts: SeasonFacts, match: number): number {
  return Math.max(facts.publicChange, matchFactsOf(facts, match).publicChange);
}

/** Changes the facts of one match. */
export function inMatch(
  facts: SeasonFacts,
  match: number,
  change: Partial<MatchFacts> | ((known: MatchFacts) => MatchFacts),
): SeasonFacts {
  const known = matchFactsOf(facts, match);
  const now = typeof change === 'function' ? change(known) : { ...known, ...change };
  return { ...facts, matches: withKey(facts.matches, match, now) };
}

/** Copies a map, and sets a key of the copy to a new value. If the value is undefined, removes the key. */
export function withKey<K, V>(map: ReadonlyMap<K, V>, key: K, value: V | undefined): ReadonlyMap<K, V> {
  const changed = new Map(map);
  if (value === undefined) changed.delete(key);
  else changed.set(key, value);
  return changed;
}

/** Adds ids of players who now have a place. The ids then count as used. */
export function withPlaced(facts: SeasonFacts, ids: readonly string[]): SeasonFacts {
  return {
    ...withKnown(facts, ids),
    placedIds: new Set([...facts.placedIds, ...ids]),
  };
}

/** Adds ids to the list of all ids used so far. */
export function withKnown(facts: SeasonFacts, ids: readonly string[]): SeasonFacts {
  return { ...facts, knownIds: new Set([...facts.knownIds, ...ids]) };
}
