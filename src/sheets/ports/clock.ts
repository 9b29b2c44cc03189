/** Names of the script's triggers: 'responses' runs `onSubmission` at each response, 'clock' runs `onClock` every few minutes. */
export type TriggerName = 'responses' | 'clock';

/** The triggers of the account that runs the script. In brackets: the number of calls to Google. */
export interface Triggers {
  /** Gives the triggers that are set, disabled ones included [1]. */
  own(): readonly TriggerName[];
  /** Sets a trigger that is not set yet [1]. */
  set(name: TriggerName): void;
  /** Removes a trigger, if it is set [1, and 1 more to remove it]. */
  remove(name: TriggerName): void;
}

export interface Clock {
  /** Gives the current time, in milliseconds since 1970, UTC. */
  now(): number;
  /**
   * Converts a spreadsheet's date-and-time number in a time zone to UTC, in milliseconds. Gives two times, ascending, in
   * the hour that a clock change repeats; otherwise one.
   */
  fromSerial(serial: number, timeZone: string): readonly number[];
  /** Gives the offset of a zone from UTC at a time, in milliseconds, with summer time; undefined if Google does not know the zone. */
  offset(at: number, timeZone: string): number | undefined;
}

export interface Lock {
  /**
   * Runs work under the lock; undefined if another run holds the lock for `patience` milliseconds. At most one run
   * waits; any further run gives up at once.
   */
  hold<T>(patience: number, work: () => T): { readonly done: T } | undefined;
  /**
   * Runs work under the lock at the end of a run. Does nothing if another run already waits for the lock, because that
   * run reads everything written so far.
   */
  last(patience: number, work: () => void): void;
}

/** Small texts that outlive the script's run, at most 9 kB each. */
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
