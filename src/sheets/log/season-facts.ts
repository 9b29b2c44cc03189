import { commitmentOf } from '../../rules/base/chance.ts';
import type { Person } from '../workbook/season.ts';
import type { ArchivedData, Begun, RowFacts, SubstitutionData } from './shapes.ts';
import type { At } from './words.ts';

/** Facts of the log about a season, outside the play of its matches. */
export interface SeasonFacts {
  /** The way to identify players; undefined before the season was set up. */
  readonly identity?: 'email' | 'code';
  /** The spectators' file, or ''. */
  readonly spectators: string;
  /** Everyone who has, or had, a place on the roster, by id. */
  readonly people: ReadonlyMap<string, KnownPerson>;
  /** The account that made each file of players and spectators: the author of the first entry that names it. */
  readonly makers: ReadonlyMap<string, string>;
  /** The last substitution of each place, by the place's id. */
  readonly substitutions: ReadonlyMap<string, SubstitutionData & At>;
  /** Times at which places were given to other persons, in milliseconds UTC: earlier responses are not theirs (H23). */
  readonly givenSince: ReadonlyMap<string, number>;
  /** The places that players of the roster took over beside their own: the id of the place, and of the player (H23). */
  readonly standIns: ReadonlyMap<string, string>;
  /** The ids of places by their former names. */
  readonly formerNames: ReadonlyMap<string, string>;
  /** Those who are out of the season, by their ids. */
  readonly eliminations: ReadonlyMap<string, Elimination>;
  /** All ids that were ever used; none is given to another person. */
  readonly knownIds: ReadonlySet<string>;
  /** The ids of those who have, or had, a match, a file, or anything in the ledger: their names and addresses are the log’s (H15). */
  readonly placedIds: ReadonlySet<string>;
  /** The Tokens of Life that were given on and not taken back (X7), by the match that they come from; with the name of `to` at that time. */
  readonly tokens: ReadonlyMap<number, Readonly<Record<'from' | 'to' | 'name', string>> & { match: number }>;
  /** The matches that were given up while they were being made (H9), with the time, ISO UTC. */
  readonly abandoned: readonly Readonly<Record<'title' | 'commitment' | 'time', string>>[];
  /** The number of the last event that changed the public pages of all matches. */
  readonly publicChange: number;
  /** The commitments of all matches that were begun, by their numbers. */
  readonly begun: ReadonlyMap<number, string>;
  /** The matches that have entries in this log, by their numbers. */
  readonly matches: ReadonlyMap<number, MatchFacts>;
  /** The matches in the archive, by their numbers: those that were moved there and not brought back. */
  readonly archived: ReadonlyMap<number, ClosedMatch>;
  /** The ids of all archives, in the order of their first use. */
  readonly archives: readonly string[];
}

/** Facts of the log about a match, outside its play. */
export interface MatchFacts {
  /** Its beginning, and the user who began it. */
  readonly begun?: Pick<Begun, 'players' | 'commitment' | 'heads'> & Pick<At, 'who'>;
  /** Its row of the Matches tab, as far as rounds do not change it. */
  readonly row?: RowFacts;
  /** The deadlines of rounds, by the numbers of the entries that resolved them. */
  readonly deadlines: ReadonlyMap<number, string>;
  /** When its last round was resolved, or it was taken over, ISO UTC; undone rounds too. */
  readonly playedAt: string;
  /** The number of the entry that resolved its last round; 0 without one, or after that round was taken back or lost. */
  readonly resolvedBy: number;
  /** Its open round was resolved and taken back. */
  readonly isUndone: boolean;
  /** Its deadline when the host last ended it early (H24), or ''. */
  readonly endedFrom: string;
  /** The number of the entry that closed it, while it is closed. */
  readonly closedBy?: number;
  /** The host's words to all players, by round; 0 for the whole match (H44). */
  readonly said: ReadonlyMap<number, string>;
  /** The page that everyone can download now (H32), and who shared it. */
  readonly page?: SharedPage;
  /** The number of the last event that changed its public pages. */
  readonly publicChange: number;
  /** States of the mails about it (H19), by `mailKey`. Invitations are left out if the place or the address changed since. */
  readonly mails: ReadonlyMap<string, MailState>;
}

/** A match in the archive. */
export interface ClosedMatch {
  readonly match: number;
  /** When it was moved there, ISO UTC. */
  readonly time: string;
  readonly data: ArchivedData;
}

/** A person as the log has them. */
export interface KnownPerson {
  readonly person: Person;
  /** The time from which the address and the code count, in milliseconds UTC. */
  readonly since: number;
  /** Addresses and codes that do not count any more, in the order of the log. */
  readonly former: readonly FormerSender[];
  /** The files that the place has had, the newest last. */
  readonly files: readonly Pick<Person, 'file' | 'access'>[];
}

/** A player with an address or a code that counted for some time (H23). */
export interface FormerSender {
  readonly person: Person;
  /** Milliseconds UTC: the first moment at which it counted, and the first at which it did not. */
  readonly from: number;
  readonly until: number;
}

/** The time and the reason of a player's elimination. */
export interface Elimination {
  /** ISO UTC. */
  readonly time: string;
  readonly why: string;
}

export interface SharedPage {
  readonly file: string;
  readonly link: string;
  readonly who: string;
}

/** An invitation names round 0. */
export type MailKind = 'reminder' | 'invitation';

/** State of a person’s latest mail of a kind. */
export interface MailState {
  /** Sent, as far as known; refused by Google; perhaps sent; handed over by the host. */
  readonly how: 'mail' | 'refused' | 'unsure' | 'hand';
  /** ISO UTC. */
  readonly time: string;
  /** Number of refusals by Google. */
  readonly refusals: number;
}

export function mailKey(kind: MailKind, round: number, person: string): string {
  return `${kind} ${round} ${person}`;
}

/** A season before its first entry. */
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

/** The numbers of the matches that were begun and are not in the archive. */
export function liveMatches({ begun, archived }: Pick<SeasonFacts, 'begun' | 'archived'>): readonly number[] {
  return [...begun.keys()].filter((number) => !archived.has(number));
}

/** Does a person play in a match? The id of a place stays the same under a new player. */
export function playsIn(facts: SeasonFacts, match: number, person: string): boolean {
  return matchFactsOf(facts, match).begun?.players.some(({ id }) => id === person) === true;
}

/** Does a begun match of the season have this seed? With `all` matches that were given up count too (H9). */
export function isSeedKnown(facts: SeasonFacts, seed: string, which: 'begun' | 'all'): boolean {
  const commitments = [
    ...facts.begun.values(),
    ...(which === 'all' ? facts.abandoned : []).map(({ commitment }) => commitment),
  ];
  return commitments.includes(commitmentOf(seed));
}

/** The number of the event that last changed the public information about a match. */
export function lastPublicChange(facts: SeasonFacts, match: number): number {
  return Math.max(facts.publicChange, matchFactsOf(facts, match).publicChange);
}

/** The season with a change of one of its matches. */
export function inMatch(
  facts: SeasonFacts,
  match: number,
  change: Partial<MatchFacts> | ((known: MatchFacts) => MatchFacts),
): SeasonFacts {
  const known = matchFactsOf(facts, match);
  const now = typeof change === 'function' ? change(known) : { ...known, ...change };
  return { ...facts, matches: withKey(facts.matches, match, now) };
}

/** The map with a value at a key; undefined removes the key. */
export function withKey<K, V>(map: ReadonlyMap<K, V>, key: K, value: V | undefined): ReadonlyMap<K, V> {
  const changed = new Map(map);
  if (value === undefined) changed.delete(key);
  else changed.set(key, value);
  return changed;
}

/** The season after these players got a place, with their ids known. */
export function withPlaced(facts: SeasonFacts, ids: readonly string[]): SeasonFacts {
  return {
    ...withKnown(facts, ids),
    placedIds: new Set([...facts.placedIds, ...ids]),
  };
}

/** The season with these ids known. */
export function withKnown(facts: SeasonFacts, ids: readonly string[]): SeasonFacts {
  return { ...facts, knownIds: new Set([...facts.knownIds, ...ids]) };
}
