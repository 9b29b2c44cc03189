import type { Ports } from '../ports.ts';
import type { Log } from './audit-log.ts';
import { makeSalt } from './chain.ts';

// Each press of a button in the panel has an id of 128 random bits, which becomes the salt of the log entry. If the
// answer is lost and the host presses again, the log shows that the work is already done.

/** Says whether the log already has an entry for a button press in the panel. `request` is the id of the press. */
export function isAnswered({ entries }: Pick<Log, 'entries'>, request: string | undefined): boolean {
  return request !== undefined && entries.some(({ salt }) => salt === request);
}

/** Says whether the log already has an entry for a button press in the panel. If so, also tells the host that nothing is done twice. */
export function wasDone(
  log: Pick<Log, 'entries'>,
  { request, tell }: Pick<Ports, 'request' | 'tell'>,
): boolean {
  const isDone = isAnswered(log, request);
  if (isDone) tell('This was already done. It was not done a second time.');
  return isDone;
}

/** Gives the salt of a new entry: the id of the button press in the panel, or a random salt if nobody pressed a button. */
export function saltFor({ entropy }: Pick<Ports, 'entropy'>, request: string | undefined): string {
  return request ?? makeSalt(entropy);
}
