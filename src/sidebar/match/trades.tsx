import type { TradesState } from '../../sheets/panel-api/panel.ts';
import { tradeWords } from '../logic/match-words.ts';

/** The state of the trade desk. */
export function Trades({ trades }: { readonly trades: TradesState }) {
  const words = tradeWords(trades);
  if (words === '') return null;
  return (
    <section aria-label="Trades">
      <h2>Trades</h2>
      <p>{words}</p>
      <Reasons title="Why agreed trades would fail" lines={trades.failing} />
      <Reasons title="Why offers were refused" lines={trades.refused} />
    </section>
  );
}

function Reasons({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <ul class="inside">
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
