import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { tradeWords } from '../logic/match-words.ts';

/** The state of the trade desk. */
export function Trades({ trades }: { readonly trades: MatchState['trades'] }) {
  const words = tradeWords(trades);
  if (words === '') return null;
  return (
    <section aria-label="Trades">
      <h2>Trades</h2>
      <p>{words}</p>
      {trades.refused.length > 0 && (
        <details>
          <summary>Why refused</summary>
          <ul class="inside">
            {trades.refused.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
