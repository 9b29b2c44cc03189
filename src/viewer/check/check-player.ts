import { hashOf } from '../../rules/base/hash.ts';
import { plural } from '../../rules/base/words.ts';
import type { PlayerFile } from '../../sheets/log/file/match-file.ts';
import { linkHash } from '../../sheets/log/link.ts';
import { codeOf, roundsNow } from '../../sheets/log/receipts.ts';
import { checked, type FileCheck, type Proof } from './result.ts';

/** Checks a player’s file. Each entry must continue the hash chain. Each receipt must have the code that is in its entry (S17). */
export function playerChecks(file: PlayerFile): readonly FileCheck[] {
  const log = checked(
    'The log',
    linksProblem(file),
    `${plural(file.links.length, 'entry', 'entries')} of this match: none is missing or changed. The file has no data on other players`,
  );
  if (log.result === 'differs') return [log];
  const rounds = file.stories.length;
  const words = `${plural(rounds, 'round')}: your orders, your other responses and what you saw agree with the log`;
  return [log, checked('Your confirmations', receiptsProblem(file), words)];
}

/** Gives the part of a player's file that is compared with the player's kept lines. */
export function playerProof(file: PlayerFile): Proof {
  const { match, receipts, head, commitment } = file;
  const entries = soundLinks(file).map(({ number, hash, seats }) => {
    const known = roundsNow(receipts.filter(({ entry }) => entry <= number));
    return { number, hash, seats, round: Math.max(0, known.length - 1) };
  });
  return { match, entries, end: head.number, commitment };
}

/** Gives the entries before the first entry that does not fit. */
function soundLinks({ links, match }: Pick<PlayerFile, 'links' | 'match'>): PlayerFile['links'] {
  const wrong = links.findIndex((link, i) => {
    const { number, previous, content, seats, hash } = link;
    const last = links[i - 1];
    const follows = !last || (previous === last.hash && number > last.number);
    return !follows || linkHash({ number, match, previous, content, seats: hashOf(seats) }) !== hash;
  });
  return wrong < 0 ? links : links.slice(0, wrong);
}

function linksProblem(file: PlayerFile): string {
  const { links, head } = file;
  const sound = soundLinks(file);
  const wrong = links[sound.length];
  if (wrong)
    return `entry ${wrong.number}: the hash does not fit, so this entry was changed or an earlier entry is missing`;
  const last = sound[sound.length - 1];
  return last?.number === head.number && last.hash === head.hash
    ? ''
    : `the last entry should be entry ${head.number}, with the hash that is in the file`;
}

/**
 * Describes the first fault of the receipts: a receipt is missing, does not fit its entry, or leaves out a round. '' if
 * there is no fault.
 */
function receiptsProblem({ links, receipts, seat, stories }: PlayerFile): string {
  const due = links.filter(({ seats }) => seats.length > 0);
  for (const [i, { number, seats }] of due.entries()) {
    const receipt = receipts[i];
    if (receipt?.entry !== number) return `the confirmation of entry ${number} is missing`;
    if (codeOf(receipt) !== seats[seat]) return `entry ${number}: the confirmation differs from the log`;
    const before = roundsNow(receipts.slice(0, i)).length;
    const [first] = receipt.rounds;
    const isInOrder = receipt.rounds.every(({ round }, at) => round === (first?.round ?? 0) + at);
    if (!first || first.round > before || !isInOrder)
      return `entry ${number}: its confirmation leaves out a round`;
  }
  const extra = receipts[due.length];
  if (extra) return `the file has a confirmation of entry ${extra.entry}, but this entry has no confirmation`;
  const rounds = roundsNow(receipts).length - 1;
  return rounds === stories.length
    ? ''
    : `they have ${plural(rounds, 'round')}, but the file tells what happened in ${plural(stories.length, 'round')}`;
}
