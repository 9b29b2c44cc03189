/**
 * Tests the add-on's assumptions about Google on this account, in several steps. Makes scratch files, and removes these
 * files at the end.
 */
export interface SelfTest {
  /** Steps in groups. The groups run one after the other; the steps of a group run at the same time. */
  readonly steps: readonly (readonly SelfTestStep[])[];
  run(step: string): StepReport;
}

export interface SelfTestStep {
  readonly name: string;
  readonly title: string;
  /** Label of a box that the host must tick for this step to run; undefined for a step that always runs. */
  readonly asks?: string;
}

/** Results of a step. The texts contain no secret, id or address. */
export interface StepReport {
  readonly checks: readonly Check[];
}

/** Result of checking an assumption about Google. */
export interface Check {
  readonly name: string;
  /** Ids of the checked assumptions in docs/google.md. */
  readonly assumptions: readonly string[];
  /** 'untested' means that an earlier check failed, or that something necessary was missing. */
  readonly result: 'passed' | 'failed' | 'untested';
  /** Sentence about what the check found. */
  readonly detail: string;
  /** Advice to the host after a failure: whether play is still possible, and what to do. */
  readonly advice?: string;
}
