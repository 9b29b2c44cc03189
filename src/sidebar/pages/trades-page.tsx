import { useEffect, useRef, useState } from 'preact/hooks';
import type { TradePreview, TradeRequest } from '../../sheets/panel-api/panel.ts';
import { Choice, RoundChoice } from '../parts/inputs.tsx';
import { Lines } from '../parts/lines.tsx';
import type { MatchPage } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { AmendNews } from './amend-news.tsx';
import { CorrectionPage, firstToCorrect, HostFields, LookFirst, useHostForm } from './host-form.tsx';

/** Page that enters or cancels a trade in any round. Shows the effects before anything is written. */
export function TradesPage({ match, onBack }: Omit<MatchPage, 'onDone'>) {
  const hand = useHostForm<'tradeForm', 'tryTrade', 'correctTrade'>();
  // The rounds as the host saw them. If the match went on meanwhile, the correction is refused.
  const { rounds, last } = useRef({
    rounds: match.round,
    last: match.over ? match.round : match.round + 1,
  }).current;
  const first = firstToCorrect(match);
  const [round, setRound] = useState(last);
  const [cancels, setCancels] = useState('');
  const { tried, trying, writing } = hand;
  /** Texts for the correction that the host has previewed. */
  const [label, doing, result] = doesOf(tried);
  const [done, setDone] = useState('');
  const form = hand.reading.value;

  const read = async (at: number) => {
    setRound(at);
    setCancels('');
    await hand.read('Reading the trades', 'tradeForm', match.number, at);
  };
  const choose = (at: number) => {
    setDone('');
    writing.clear();
    void read(at);
  };
  const look = () => {
    setDone('');
    const request = { match: match.number, round, cancels, answers: hand.answers, rounds };
    hand.look('Computing the effects', 'tryTrade', request);
  };
  const correct = async () => {
    if (!tried) return;
    const { ruled = '' } = trying.value?.amendment ?? {};
    const answer = await writing.start(doing, 'correctTrade', { ...tried, ruled });
    if (!answer?.ok) return;
    setDone(`${result} Both players read this in their files.`);
    await read(round);
  };
  const failed = round > rounds ? ' (would not happen)' : ' (did not happen)';

  useEffect(() => {
    if (first <= last) void read(last);
  }, []);

  return (
    <CorrectionPage
      title="Enter or cancel a trade"
      match={match}
      last={last}
      onBack={onBack}
      choice={
        <>
          <p>
            Cancel an agreed trade, enter a trade for two players, or replace one trade with another. The two
            players read that you did this. Nobody else reads the names of these players.
          </p>
          <RoundChoice label="Round" first={first} last={last} value={round} onChange={choose} />
        </>
      }
    >
      <p class="soft small">
        {round > rounds
          ? `Round ${round} is open.`
          : `Round ${round} is already resolved. A change replays this round and all later rounds.`}
      </p>
      <Report of={hand.reading} />
      <Report of={writing} done={() => done} />
      {form && (
        <>
          <Choice
            label="Cancel this trade"
            value={cancels}
            choices={[
              ['', form.trades.length === 0 ? 'There is no trade' : 'No trade'],
              ...form.trades.map(({ key, words, fails }) => [key, `${words}${fails ? failed : ''}`] as const),
            ]}
            onChange={(key) => {
              trying.clear();
              setCancels(key);
            }}
          />
          <h2>Enter this trade</h2>
          <HostFields of={hand} />
          <LookFirst
            news={trying.value && <TradeNews of={trying.value} />}
            prevented={trying.value?.amendment?.prevented}
            label={label}
            onLook={look}
            onDo={correct}
            onLeave={trying.clear}
          />
        </>
      )}
    </CorrectionPage>
  );
}

/** Gives three texts for a correction of trades: the button's label, the progress text, and the result. */
function doesOf(tried: TradeRequest | undefined): [label: string, doing: string, done: string] {
  const isEntered = Object.values(tried?.answers ?? {}).some((answer) => answer.trim() !== '');
  const round = `round ${tried?.round}`;
  if (!isEntered) return ['Cancel the trade', 'Cancelling the trade', `The trade of ${round} is cancelled.`];
  return tried?.cancels
    ? ['Replace the trade', 'Replacing the trade', `A trade of ${round} is replaced.`]
    : ['Enter the trade', 'Entering the trade', `The trade is entered in ${round}.`];
}

/** Shows how a correction changes the trades and the later rounds. */
export function TradeNews({ of }: { readonly of: TradePreview }) {
  const { cancels, enters, fails, settles, refused, accepted, amendment } = of;
  const isBad = fails.length > 0 || refused.length > 0;
  return (
    <>
      <section class={`box ${isBad ? 'warn' : 'good'}`} aria-label="The trades" role="status">
        <h2>What would change in the trades</h2>
        {cancels !== '' && <p>This trade would be cancelled: {cancels}.</p>}
        {enters !== '' && <p>This trade would be entered: {enters}.</p>}
        <Lines head="h3" title="Trades that would no longer happen" lines={fails} />
        <Lines head="h3" title="Trades that would now happen" lines={settles} />
        <Lines head="h3" title="Lines of sent orders that would be refused" lines={refused} />
        <Lines head="h3" title="No longer refused" lines={accepted} />
      </section>
      {amendment && <AmendNews of={amendment} what="trade" />}
    </>
  );
}
