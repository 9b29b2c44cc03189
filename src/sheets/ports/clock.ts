/** Names of the script's two triggers. 'responses' runs `onSubmission` at each response. 'clock' runs `onClock` every few minutes. */
export type TriggerName = 'responses' | 'clock';

/**
 * The triggers of the account that runs the script. In the comments below, a number in [brackets] is the number of
 * calls to Google.
 */
export interface Triggers {
  /** Lists the name of each trigger that is set, disabled triggers included [1 call]. A name appears twice if two such triggers are set. */
  own(): readonly TriggerName[];
  /** Sets a trigger that is not set yet [1 call]. */
  set(name: TriggerName): void;
  /** Removes all triggers with a name [1 call, and 1 for each such trigger]. */
  remove(name: TriggerName): void;
}

export interface Clock {
  /** Gives the current time, in milliseconds since 1970, UTC. */
  now(): number;
  /**
   * Converts a spreadsheet's date-and-time number in a time zone to milliseconds since 1970, UTC. Gives two times,
   * ascending, if a clock change repeats this hour; otherwise one time.
   */
  fromSerial(serial: number, timeZone: string): readonly number[];
  /** Gives the offset of a zone from UTC at a time, in milliseconds, including summer time. Undefined if Google does not know the zone. */
  offset(at: number, timeZone: string): number | undefined;
}

export interface Lock {
  /**
   * Runs work under the lock. Undefined if another run holds the lock for `patience` milliseconds. Only one run may wait
   * for the lock; any further run gives up at once.
   */
  hold<T>(patience: number, work: () => T): { readonly done: T } | undefined;
  /**
   * Runs work under the lock, as the last work of a run. Does nothing if another run already waits for the lock, because
   * the waiting run reads everything written so far.
   */
  last(patience: number, work: () => void): void;
}

/** Small texts that stay stored after the script's run. Each text has at most 9 kB. */
export interface Memo {
  get(key: string): string | undefined;
  set(key: string, value: string | undefined): void;
  /** Writes several texts in one call. */
  setAll(texts: Readonly<Record<string, string>>): void;
}

export interface Entropy {
  /** Gives a random text with at least 120 bits. */
  text(): string;
}
