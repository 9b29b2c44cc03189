import type { Result } from '../check/result.ts';

const SIGNS = { fits: '✓', differs: '✗', none: '–' } as const;

/** Lists every check with its result. */
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
    </section>
  );
}
