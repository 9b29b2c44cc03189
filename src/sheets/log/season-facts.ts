import { commitmentOf } from '../../rules/base/chance.ts';
import type { Person } from '../workbook/season.ts';
import type { ArchivedData, Begun, RowFacts, SubstitutionData } from './shapes.ts';
import type { At } from './words.ts';

/** Facts in the log about a season, besides the play of its matches. */
export interface SeasonFacts {
  /** Way to identify players; undefined before the season was set up. */
  readonly identity?: 'email' | 'code';
  /** Id of the spectators' file, or ''. */
  readonly spectators: string;
  /** Everyone who has or had a place on the roster, by id. */
  readonly people: ReadonlyMap<string, KnownPerson>;
  /** Account that made each file of players and spectators and each archive, by file id: the author of the first entry that names the file. */
  readonly makers: ReadonlyMap<string, string>;
  /** Last substitution of each place, by place id. */
  readonly substitutions: ReadonlyMap<string, SubstitutionData & At>;
  /** Time when each place went to another person, in milliseconds UTC. Earlier responses do not belong to this person (H23). */
  readonly givenSince: ReadonlyMap<string, number>;
  /** Second places that players of the roster took over: id of the place → id of the player (H23). */
  readonly standIns: ReadonlyMap<string, string>;
  /** Ids of places by their players' former names. */
  readonly formerNames: ReadonlyMap<string, string>;
  /** Players who are out of the season, by id. */
  readonly eliminations: ReadonlyMap<string, Elimination>;
  /** All ids ever used. No id is given to another person. */
  readonly knownIds: ReadonlySet<string>;
  /**
   * Ids of players who have or had a match, a file, or anything in the Ledger. Their names and addresses come from the
   * log, not from the roster (H15).
   */
  readonly placedIds: ReadonlySet<string>;
  /**
   * Tokens of Life that were given away and not taken back (X7), by the match that paid them. `name` is the new owner's
   * name at the time.
   */
  readonly tokens: ReadonlyMap<number, Readonly<Record<'from' | 'to' | 'name', string>> & { match: number }>;
  /** Matches that the host gave up while they were being made (H9); `time` is ISO UTC. */
  readonly abandoned: readonly Readonly<Record<'title' | 'commitment' | 'time', string>>[];
  /** Number of the last entry that changed the public pages of all matches. */
  readonly publicChange: number;
  /** Commitments of all matches that began, by match number. */
  readonly begun: ReadonlyMap<number, string>;
  /** Facts of each match that has entries in this log, by match number. */
  readonly matches: ReadonlyMap<number, MatchFacts>;
  /** Matches that are in the archive now, by match number. */
  readonly archived: ReadonlyMap<number, ClosedMatch>;
  /** Ids of all archives, in the order of first use. */
  readonly archives: readonly string[];
}

/** Facts in the log about a match, besides its play. */
export interface MatchFacts {
  /** Players and commitment of the match when it began, and the user who began it. */
  readonly begun?: Pick<Begun, 'players' | 'commitment' | 'heads'> & Pick<At, 'who'>;
  /** The match's row of the Matches tab, without what rounds change. */
  readonly row?: RowFacts;
  /** User who replaced the match's forms; absent if the forms are those it began with. */
  readonly formsBy?: string;
  /** Deadline of each resolved round, by the number of the entry that resolved it. */
  readonly deadlines: ReadonlyMap<number, string>;
  /** Time when the last round was resolved, even if undone, or when the match was taken over; ISO UTC. */
  readonly playedAt: string;
  /** Number of the entry that resolved the last round; 0 if no round was resolved, or if the round was undone or lost. */
  readonly resolvedBy: number;
  /** True if the open round was resolved before, and then undone. */
  readonly isUndone: boolean;
  /** The deadline when the host last ended the match early (H24), or ''. */
  readonly endedFrom: string;
  /** Number of the entry that closed the match, while the match is closed. */
  readonly closedBy?: number;
  /** The host's texts to all players, by round; 0 is the whole match (H44). */
  readonly said: ReadonlyMap<number, string>;
  /** Page of the match that everyone can download now (H32), and who shared it. */
  readonly page?: SharedPage;
  /** Number of the last entry that changed the match's public pages. */
  readonly publicChange: number;
  /** State of each mail about the match (H19), by `mailKey`. Leaves out invitations sent before a new player or address. */
  readonly mails: ReadonlyMap<string, MailState>;
}

/** A match in the archive. */
export interface ClosedMatch {
  readonly match: number;
  /** Time when the match was moved to the archive, ISO UTC. */
  readonly time: string;
  readonly data: ArchivedData;
}

/** Facts in the log about a person. */
export interface KnownPerson {
  readonly person: Person;
  /** Time since when the address and the code count, in milliseconds UTC. */
  readonly since: number;
  /** Former addresses and codes, which no longer count, in the order of the log. */
  readonly former: readonly FormerSender[];
  /** Files that the place has had, the newest last. */
  readonly files: readonly Pick<Person, 'file' | 'access'>[];
}

/** A former address or code of a player, which counted from `from` until `until` (H23). */
export interface FormerSender {
  readonly person: Person;
  /** Milliseconds UTC; the address or code did not count at `until` any more. */
  readonly from: number;
  readonly until: number;
}

/** Time and reason of a player's elimination. */
export interface Elimination {
  /** Time, ISO UTC. */
  readonly time: string;
  readonly why: string;
}

export interface SharedPage {
  readonly file: string;
  readonly link: string;
  readonly who: string;
}

/** Kind of a mail; an invitation has round 0. */
export type MailKind = 'reminder' | 'invitation';

/** State of the latest mail of a kind to a person. */
export interface MailState {
  /** 'mail': sent; 'refused': by Google; 'unsure': perhaps sent; 'hand': sent by the host. */
  readonly how: 'mail' | 'refused' | 'unsure' | 'hand';
  /** Time, ISO UTC. */
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

/** Says whether a person plays in a match, by the id of the place, which a new player keeps. */
export function playsIn(facts: SeasonFacts, match: number, person: string): boolean {
  return matchFactsOf(facts, match).begun?.players.some(({ id }) => id === person) === true;
}

/** Says whether a match of the season, begun or given up, has this seed (H9). */
export function isSeedKnown({ begun, abandoned }: SeasonFacts, seed: string): boolean {
  const commitments = [...begun.values(), ...abandoned.map(({ commitment }) => commitment)];
  return commitments.includes(commitmentOf(seed));
}

/** Gives the number of the last entry that changed what is public about a match. */
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

/** Copies a map with a new value at a key; undefined removes the key. */
export function withKey<K, V>(map: ReadonlyMap<K, V>, key: K, value: V | undefined): ReadonlyMap<K, V> {
  const changed = new Map(map);
  if (value === undefined) changed.delete(key);
  else changed.set(key, value);
  return changed;
}

/** Adds the ids of players who now have a place, and marks the ids as known. */
export function withPlaced(facts: SeasonFacts, ids: readonly string[]): SeasonFacts {
  return {
    ...withKnown(facts, ids),
    placedIds: new Set([...facts.placedIds, ...ids]),
  };
}

/** Marks ids as known. */
export function withKnown(facts: SeasonFacts, ids: readonly string[]): SeasonFacts {
  return { ...facts, knownIds: new Set([...facts.knownIds, ...ids]) };
}
