import type { TradePreview } from '../../../sheets/panel-api/panel.ts';
import { AmendNews } from './amend-news.tsx';
import { Lines } from './lines.tsx';

/** The effects of a correction of trades: on the trades themselves, and on the rounds that are played again. */
export function TradeNews({ of }: { readonly of: TradePreview }) {
  const { strikes, enters, fails, settles, refused, accepted, amendment } = of;
  const isBad = fails.length > 0 || refused.length > 0;
  return (
    <>
      <section class={`box ${isBad ? 'warn' : 'good'}`} aria-label="The trades" role="status">
        <h2>What would change in the trades</h2>
        {strikes !== '' && <p>Would be struck: {strikes}.</p>}
        {enters !== '' && <p>Would be entered: {enters}.</p>}
        <Lines head="h3" title="Would not settle any more" lines={fails} />
        <Lines head="h3" title="Would settle then" lines={settles} />
        <Lines head="h3" title="Refused then, of orders already sent" lines={refused} />
        <Lines head="h3" title="Not refused any more" lines={accepted} />
      </section>
      {amendment && <AmendNews of={amendment} what="trade" />}
    </>
  );
}
