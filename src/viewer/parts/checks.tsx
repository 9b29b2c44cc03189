import { useState } from 'preact/hooks';
import { keptHashWords } from '../check/kept-hash.ts';
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
      {result.hashes.length > 0 && (
        <HeadSearch hashes={result.hashes} fingerprint={result.shown?.commitment ?? ''} />
      )}
    </section>
  );
}

function HeadSearch({ hashes, fingerprint }: Pick<Result, 'hashes'> & { readonly fingerprint: string }) {
  const [typed, setTyped] = useState('');
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
        {keptHashWords(typed, hashes, fingerprint)}
      </span>
    </label>
  );
}
