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
