import type { Answer, VerifyAnswer } from '../../sheets/panel-api/panel.ts';
import type { Caller } from './server.ts';

/**
 * Verifies the workbook, and what is left after it part by part. `onProgress` gets the result so far. A part without an answer ends it: so
 * nothing counts as checked that was not. `kept` is a hash of the log from an old page, or its beginning; '' for none.
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

/** All findings so far, with one more part. */
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
