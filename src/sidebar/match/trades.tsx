import type { TradesState } from '../../sheets/panel-api/panel.ts';
import { timeWords } from '../logic/clock.ts';
import { tradeWords } from '../logic/match-words.ts';
import { FoldedLines } from '../parts/lines.tsx';
import { Named } from './unknown-sender.tsx';

/** Shows the offers and trades of the round. */
export function Trades({ trades, match }: { readonly trades: TradesState; readonly match: number }) {
  const words = tradeWords(trades);
  const { assigned } = trades;
  if (words === '' && assigned.length === 0) return null;
  return (
    <section aria-label="Trades">
      <h2>Trades</h2>
      {words !== '' && <p>{words}</p>}
      {words !== '' && (
        <p class="soft small">
          “Enter or cancel a trade” lists the agreed trades. The tab of the trade form holds every offer.
        </p>
      )}
      <FoldedLines title="Why agreed trades would fail" lines={trades.failing} />
      <FoldedLines title="Why offers were refused" lines={trades.refused} />
      {assigned.length > 0 && (
        <details>
          <summary>Offers of unknown senders that you assigned</summary>
          <ul class="inside">
            {assigned.map((one) => (
              <li key={one.id}>
                {one.name}{' '}
                <span class="soft small">
                  {timeWords(one.at)} · row {one.row}
                </span>
                <ul class="small" aria-label={`Offer assigned to ${one.name}`}>
                  {one.answers.map((answer, i) => (
                    <li key={i}>{answer}</li>
                  ))}
                </ul>
                <Named name={one.name} named={one} match={match} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
