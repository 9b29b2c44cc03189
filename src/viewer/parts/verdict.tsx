import { listed } from '../../rules/base/words.ts';
import type { Result } from '../check/result.ts';

const WORDS = {
  fits: ['✓', 'Everything fits'],
  differs: ['✗', 'Something does not fit'],
  unusable: ['✗', 'This file cannot be used'],
} as const;

/** The verdict on the file in a line, and where it fails. */
export function Verdict({ result, file }: { readonly result: Result; readonly file: string }) {
  const [sign, words] = WORDS[result.verdict];
  return (
    <section class={`verdict is-${result.verdict}`} role="status">
      <p class="verdict-line">
        <span aria-hidden="true">{sign}</span> {words}
      </p>
      {file && <p class="soft">{file}</p>}
      <p>{result.where || sentence(result)}</p>
    </section>
  );
}

function sentence({ checks }: Result): string {
  const made = checks.filter(({ result }) => result === 'fits').map(({ name }) => name.toLowerCase());
  return made.length === 0 ? 'There is nothing in this file to check it by.' : `Checked: ${listed(made)}.`;
}
