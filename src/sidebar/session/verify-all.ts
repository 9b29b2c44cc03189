import type { Answer, VerifyAnswer } from '../../sheets/panel-api/panel.ts';
import type { Caller } from './server.ts';

/**
 * Verifies the workbook, in several calls if needed. `onProgress` gets the findings so far. If a call fails, stops with
 * the problem of this call, so that unchecked matches do not count as checked. `kept` is a log hash from an old page or
 * the beginning of such a hash; '' if there is none.
 */
export async function verifyAll(
  call: Caller<'verify' | 'verifyArchive'>,
  onProgress: (found: VerifyAnswer) => void,
  kept = '',
): Promise<Answer<VerifyAnswer>> {
  let answer = await (kept === '' ? call('verify') : call('verify', kept));
  while (answer.ok && answer.value.next !== null) {
    const found = answer.value;
    onProgress(found);
    const part = await call('verifyArchive', answer.value.next);
    answer = part.ok ? { ok: true, value: sumOf(found, part.value) } : part;
  }
  return answer;
}

/** Adds the findings of one more call to the findings so far. */
export function sumOf(found: VerifyAnswer, part: VerifyAnswer): VerifyAnswer {
  return {
    ...found,
    entries: found.entries + part.entries,
    matches: found.matches + part.matches,
    rounds: found.rounds + part.rounds,
    fault: found.fault || part.fault,
    archive: [...found.archive, ...part.archive],
    next: part.next,
    ...(found.kept === undefined ? {} : { kept: found.kept ?? part.kept ?? null }),
  };
}
