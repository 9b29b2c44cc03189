/** Tests the adapters' assumptions about Google on this account, step by step. Makes scratch files, and removes them. */
export interface SelfTest {
  /** The steps in groups: one group after another, the steps of a group at the same time. */
  readonly steps: readonly (readonly SelfTestStep[])[];
  run(step: string): StepReport;
}

export interface SelfTestStep {
  readonly name: string;
  readonly title: string;
  /** The box that the host must tick for this step; without it, the step always runs. */
  readonly asks?: string;
}

/** Findings of a step. No text in it holds a secret, an id or an address. */
export interface StepReport {
  readonly checks: readonly Check[];
  /** Milliseconds by service call. */
  readonly durations: Readonly<Record<string, number>>;
  /** Milliseconds for each kilobyte of an answer, and of a request. */
  readonly readPerKB?: number;
  readonly writePerKB?: number;
}

/** The check of an assumption about Google, with its result. */
export interface Check {
  readonly name: string;
  /** The ids of the assumptions in docs/google.md. */
  readonly assumptions: readonly string[];
  /** 'untested' after an earlier failure, or without the needed preparation. */
  readonly result: 'passed' | 'failed' | 'untested';
  /** The finding. */
  readonly detail: string;
  /** After a failure: can the host still play, and what must the host do? */
  readonly advice?: string;
}
