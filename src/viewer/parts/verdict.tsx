import { listed } from '../../rules/base/words.ts';
import type { Result } from '../check/result.ts';

const WORDS = {
  fits: ['✓', 'Everything fits'],
  partly: ['✓', 'What can be checked fits'],
  unproved: ['○', 'For reading only'],
  differs: ['✗', 'Something does not fit'],
  unusable: ['✗', 'This file cannot be used'],
} as const;

/** The verdict on the file in a line, and where it fails. */
export function Verdict({ result, file }: { readonly result: Result; readonly file: string }) {
  const kind = kindOf(result);
  const [sign, words] = WORDS[kind];
  return (
    <section class={`verdict is-${kind}`} role="status">
      <p class="verdict-line">
        <span aria-hidden="true">{sign}</span> {words}
      </p>
      {file && <p class="soft">{file}</p>}
      <p>{result.where ? `${result.where}${result.where.endsWith('.') ? '' : '.'}` : sentence(result)}</p>
      {kind === 'differs' && (
        <p>
          Either the file or the log was changed, or another version of Roundkeeper wrote it. Ask the host to
          press Verify in the panel, and to export the match again.
        </p>
      )}
    </section>
  );
}

/** A file that fits is called so only as far as something in it was checked. */
function kindOf({ verdict, checks }: Result): keyof typeof WORDS {
  if (verdict !== 'fits') return verdict;
  if (!checks.some(({ result }) => result === 'fits')) return 'unproved';
  return checks.some(({ lacks }) => lacks !== undefined) ? 'partly' : 'fits';
}

function sentence({ checks }: Result): string {
  const made = checks.filter(({ result }) => result === 'fits').map(({ name }) => name.toLowerCase());
  return made.length === 0
    ? 'The orders are secret, and not in this file: it shows what everyone saw, and cannot be checked by the rules. The whole match can; the host has it.'
    : [
        `Checked: ${listed(made)}.`,
        ...checks.flatMap(({ lacks }) => (lacks ? [`Not checked: ${lacks}.`] : [])),
      ].join(' ');
}
