import { plural } from '../../rules/base/words.ts';
import type { Kept } from './kept-lines.ts';
import type { Proof, Result } from './result.ts';

/** The verdict on a file and on kept lines. It is green (`proved`) only if kept lines fit. */
export interface Verdict {
  readonly kind: 'proved' | 'agrees' | 'differs' | 'unusable';
  readonly title: string;
  readonly lines: readonly string[];
}

/** Gives the verdict on a file and on kept lines. `kept` is undefined if the player entered no lines. */
export function verdictOf(result: Result, kept?: Kept): Verdict {
  const { verdict, where, shows, proof } = result;
  if (verdict === 'unusable') return { kind: verdict, title: 'This file cannot be used', lines: [where] };
  if (verdict === 'differs')
    return {
      kind: verdict,
      title: 'Something does not fit',
      lines: [
        where.endsWith('.') ? where : `${where}.`,
        'Somebody changed the file or the log, or another version of Roundkeeper wrote the file. Ask the host to press Verify in the panel, and to export the match again.',
      ],
    };
  if (kept && kept.wrong.length > 0)
    return {
      kind: 'differs',
      title: 'The file does not fit what you kept',
      lines: [
        ...kept.wrong,
        'Check who wrote that line, because anybody can write such a line. A line of another season does not fit either.',
      ],
    };
  const [title, words] = shows;
  const grey: Verdict = { kind: 'agrees', title, lines: [words] };
  return kept && proof ? ofFitting(kept, proof, grey) : grey;
}

/** Gives the verdict on a file if no kept line contradicts it. */
function ofFitting(kept: Kept, proof: Proof, grey: Verdict): Verdict {
  const { fits, confirmed, hasSeed, later } = kept;
  const last = fits[fits.length - 1];
  const needsSeed = proof.commitment !== '' && !hasSeed;
  const lines = [
    ...(last === undefined ? [] : [entryWords(last, proof)]),
    ...(confirmed.length > 0
      ? [
          `${plural(confirmed.length, 'confirmation fits', 'confirmations fit')}: your orders and what you saw were not changed.`,
        ]
      : []),
    ...(hasSeed ? ['The seed is the one whose fingerprint you kept.'] : []),
    ...(later.length > 0
      ? [`Entry ${later[later.length - 1]} is newer than this file. Ask the host for a newer file.`]
      : []),
  ];
  if (last !== undefined && !needsSeed && later.length === 0)
    return { kind: 'proved', title: 'The file fits what you kept', lines };
  if (lines.length === 0 || proof.entries.length === 0) return { ...grey, lines: [...grey.lines, ...lines] };
  const missing = [
    ...(last === undefined && later.length === 0
      ? ['Still missing: a line that begins with “Check:”. Each announcement has such a line.']
      : []),
    ...(needsSeed
      ? ['Still missing: the line that begins with “Fingerprint:”. Your invitation has this line.']
      : []),
  ];
  return { ...grey, lines: [...lines, ...missing] };
}

/** Names the log entry up to which a kept line proves that nothing was changed. */
function entryWords(number: number, { entries, end }: Proof): string {
  const round = entries.find((one) => one.number === number)?.round ?? 0;
  const moment = round === 0 ? 'before round 1' : `after round ${round}`;
  const rest = number < end ? ' You kept no line of later entries.' : '';
  return `Nothing was changed up to entry ${number}, ${moment}.${rest}`;
}
