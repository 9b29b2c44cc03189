import {
  type SeasonVerification,
  type VerifyRest,
  verifyRest,
  verifySeason,
} from '../../../../src/sheets/matches/archive/verify-rest.ts';
import type { Ports } from '../../../../src/sheets/ports.ts';
import { sumOf } from '../../../../src/sidebar/session/verify-all.ts';

/** Options for verifying a season in a test. */
interface Way {
  readonly kept?: string;
  /** Event before a part, counted from 1. */
  before?(part: number): void;
}

/** Each answer of Verify, part by part, as the panel asks for them. */
export function verifyParts(
  ports: Ports,
  { kept, before = () => {} }: Way = {},
): readonly SeasonVerification[] {
  const parts = [verifySeason(ports, kept)];
  for (let { next } = parts[0]!; next !== null; { next } = parts[parts.length - 1]!) {
    if (parts.length > 20) throw new Error('It does not end.');
    before(parts.length);
    parts.push(verifyRest(ports, asPanelSends(next)));
  }
  return parts;
}

/** The answer of Verify as the panel shows it in the end. */
export function verifyAll(ports: Ports, way: Way = {}): SeasonVerification {
  return verifyParts(ports, way).reduce(sumOf);
}

/** The panel's values have passed through Google as JSON. */
const asPanelSends = (rest: VerifyRest): VerifyRest => JSON.parse(JSON.stringify(rest)) as VerifyRest;

/** All that is found, a sentence each. */
export function foundBy(parts: readonly SeasonVerification[]): readonly string[] {
  return parts.flatMap(({ fault, archive }) => [fault, ...archive]).filter((words) => words !== '');
}
