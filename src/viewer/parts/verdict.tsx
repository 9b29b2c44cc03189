import type { Verdict as Kind } from '../check/verdict.ts';

const SIGNS = { proved: '✓', agrees: '○', differs: '✗', unusable: '✗' } as const;

/** Shows the verdict on a file on one line, and the reasons for this verdict. */
export function Verdict({ of: { kind, title, lines }, file }: { readonly of: Kind; readonly file: string }) {
  return (
    <section class={`verdict is-${kind}`} role="status">
      <p class="verdict-line">
        <span aria-hidden="true">{SIGNS[kind]}</span> {title}
      </p>
      {file && <p class="soft">{file}</p>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
