import { useState } from 'preact/hooks';
import type { Result } from '../check/result.ts';

const SIGNS = { fits: '✓', differs: '✗', none: '–' } as const;

/** Every check with its result, and a field to look for a head that was published. */
export function Checks({ result }: { readonly result: Result }) {
  return (
    <section class="checks">
      <h3>What was checked</h3>
      <dl>
        {result.checks.map(({ name, result: found, detail }) => (
          <div key={name} class={`check is-${found}`}>
            <dt>
              <span aria-hidden="true">{SIGNS[found]}</span> {name}
            </dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      {result.hashes.length > 0 && <HeadSearch hashes={result.hashes} />}
    </section>
  );
}

function foundWords({ number, from }: Result['hashes'][number], first?: number): string {
  const what = `✓ It is the hash of entry ${number}: the log`;
  return from === first
    ? `${what} up to there is the one of that page.`
    : `${what} from entry ${from} up to there is the one of that page. What stands before it is not proved by this file.`;
}

function HeadSearch({ hashes }: Pick<Result, 'hashes'>) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = hashes.find(({ hash }) => wanted !== '' && hash.startsWith(wanted));
  return (
    <label class="head-search">
      A hash of the log that somebody kept
      <span class="soft">
        Every page of a match shows one in its last lines, another one after each round. Whoever noted one
        finds out here whether the log was changed since.
      </span>
      <input
        type="text"
        spellcheck={false}
        autocomplete="off"
        value={typed}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <span role="status" class="soft">
        {wanted.length < 8
          ? 'Type at least 8 characters of it.'
          : found
            ? foundWords(found, hashes[0]?.from)
            : '✗ No entry in this file has it. If the page is of this match, the log was changed since.'}
      </span>
    </label>
  );
}
