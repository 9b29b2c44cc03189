/** Tests the adapters' assumptions about Google on this account, step by step. Makes scratch files and removes them. */
export interface SelfTest {
  /** Steps in groups. Groups run in sequence; the steps of one group run at the same time. */
  readonly steps: readonly (readonly SelfTestStep[])[];
  run(step: string): StepReport;
}

export interface SelfTestStep {
  readonly name: string;
  readonly title: string;
  /** Label of a box that the host must tick for this step to run; undefined for a step that always runs. */
  readonly asks?: string;
}

/** Findings of a step. Its texts contain no secret, id or address. */
export interface StepReport {
  readonly checks: readonly Check[];
  /** Milliseconds that each kind of service call takes, by the call's name. */
  readonly durations: Readonly<Record<string, number>>;
  /** Milliseconds per kilobyte of an answer (read) and of a request (write). */
  readonly readPerKB?: number;
  readonly writePerKB?: number;
}

/** Result of checking an assumption about Google. */
export interface Check {
  readonly name: string;
  /** Ids of the checked assumptions in docs/google.md. */
  readonly assumptions: readonly string[];
  /** 'untested' if an earlier check failed, or if the preparation is missing. */
  readonly result: 'passed' | 'failed' | 'untested';
  /** The finding in words. */
  readonly detail: string;
  /** Advice after a failure: whether the host can still play, and what to do. */
  readonly advice?: string;
}
