/** Triggers of the script: each response runs `onSubmission`, and the clock `onClock` every few minutes. */
export type TriggerName = 'responses' | 'clock';

/** The triggers of the account that runs the script. */
export interface Triggers {
  /** Those that are set, also disabled ones [1]. */
  own(): readonly TriggerName[];
  /** Sets one that is not set [1]. */
  set(name: TriggerName): void;
  /** Removes one, if it is set [1, and 1 more to remove it]. */
  remove(name: TriggerName): void;
}

export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /**
   * The UTC times, in milliseconds, of a spreadsheet's date-and-time number in a time zone. In the hour that a clock
   * change repeats it has two, ascending; otherwise one.
   */
  fromSerial(serial: number, timeZone: string): readonly number[];
  /** Offset of a zone from UTC at a time, in milliseconds, with summer time; undefined for a zone unknown to Google. */
  offset(at: number, timeZone: string): number | undefined;
}

export interface Lock {
  /**
   * Runs the work under the lock; undefined if another run holds the lock for this many milliseconds. While one run waits, no other run starts
   * to wait.
   */
  hold<T>(patience: number, work: () => T): { readonly done: T } | undefined;
  /**
   * Runs the work under the lock at the end of a run. If another run already waits for the lock, does nothing, because
   * that run reads everything written until now.
   */
  last(patience: number, work: () => void): void;
}

/** Small texts that outlive the script, at most 9 kB each. */
export interface Memo {
  get(key: string): string | undefined;
  set(key: string, value: string | undefined): void;
  /** Sets several texts in one call. */
  setAll(texts: Readonly<Record<string, string>>): void;
}

export interface Entropy {
  /** A text with at least 120 random bits. */
  text(): string;
}
