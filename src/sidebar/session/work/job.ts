import type { Answer, Progress } from '../../../sheets/panel-api/panel.ts';
import type { Caller } from '../server/server.ts';

/** Goes on with long work until it is finished or fails: one call may not last long enough. */
export async function finishJob(
  call: Caller<'continueWork'>,
  first: Promise<Answer<Progress>>,
): Promise<Answer<Progress>> {
  let answer = await first;
  while (answer.ok && !answer.value.finished) answer = await call('continueWork');
  return answer;
}
