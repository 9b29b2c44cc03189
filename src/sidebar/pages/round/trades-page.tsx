import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchState, TradeRequest } from '../../../sheets/panel-api/panel.ts';
import { AskedFields, type AskedValues, valuesOf } from '../../fields/asked-fields.tsx';
import { LookFirst } from '../../parts/boxes/look-first.tsx';
import { RoundChoice } from '../../parts/inputs/round-choice.tsx';
import { Page } from '../../parts/page.tsx';
import { Report } from '../../parts/report.tsx';
import { firstToCorrect, NotCorrected } from '../../parts/told/not-corrected.tsx';
import { TradeNews } from '../../parts/told/trade-news.tsx';
import { useAction } from '../../session/action.ts';

interface Props {
  readonly match: MatchState;
  onBack(): void;
}

/** Strikes or enters a trade of the open round, or of a resolved one. The effects are shown before anything is written. */
export function TradesPage({ match, onBack }: Props) {
  const reading = useAction<'tradeForm'>('reads');
  const trying = useAction<'tryTrade'>('reads');
  const writing = useAction<'correctTrade'>('writes');
  // The rounds as the host saw them: a correction of a match that went on meanwhile is refused.
  const { rounds, last } = useRef({
    rounds: match.round,
    last: match.over ? match.round : match.round + 1,
  }).current;
  const [round, setRound] = useState(last);
  const [strikes, setStrikes] = useState('');
  const [answers, setAnswers] = useState<AskedValues>({});
  const [tried, setTried] = useState<TradeRequest>();
  /** The action of the button, for the request that was previewed. */
  const does = doesOf(tried);
  const [done, setDone] = useState('');
  const form = reading.value;

  const read = async (at: number) => {
    setRound(at);
    setStrikes('');
    trying.clear();
    const answer = await reading.start('Reading the trades', (call) => call('tradeForm', match.number, at));
    if (answer?.ok) setAnswers(valuesOf(answer.value.fields));
  };
  const choose = (at: number) => {
    setDone('');
    writing.clear();
    void read(at);
  };
  const look = () => {
    const request = { match: match.number, round, strikes, answers, rounds };
    setTried(request);
    setDone('');
    writing.clear();
    void trying.start('Trying it', (call) => call('tryTrade', request));
  };
  const correct = async () => {
    if (!tried) return;
    const answer = await writing.start(does.doing, (call) => call('correctTrade', tried));
    if (!answer?.ok) return;
    setDone(`${does.done} Its players read it in their files.`);
    await read(round);
  };

  const first = firstToCorrect(match);
  useEffect(() => {
    if (first <= last) void read(last);
  }, []);

  if (first > last)
    return (
      <Page title="Enter or strike a trade" onBack={onBack}>
        <NotCorrected match={match} />
      </Page>
    );

  return (
    <Page title="Enter or strike a trade" onBack={onBack}>
      <p>
        Strike an agreed trade, enter one for two players, or put one in the place of another. Its two players
        read that it was you; nobody else reads whose trade it was.
      </p>
      <RoundChoice label="Round" first={first} last={last} round={round} onChoose={choose} />
      <NotCorrected match={match} />
      <p class="soft small">
        {round > rounds
          ? `Round ${round} is open.`
          : `Round ${round} is resolved: it is played again, and all rounds after it.`}
      </p>
      <Report of={reading} />
      <Report of={writing} done={() => done} />
      {form && (
        <>
          <label class="field">
            Strike this trade
            <select
              value={strikes}
              onChange={(event) => {
                trying.clear();
                setStrikes(event.currentTarget.value);
              }}
            >
              <option value="">{form.trades.length === 0 ? 'There is none' : 'None'}</option>
              {form.trades.map(({ key, words, fails }) => (
                <option key={key} value={key}>
                  {words}
                  {fails && (round > rounds ? ' (would not settle)' : ' (did not settle)')}
                </option>
              ))}
            </select>
          </label>
          <h2>Enter this trade</h2>
          <AskedFields
            fields={form.fields}
            values={answers}
            onChange={(key, value) => {
              trying.clear();
              setAnswers({ ...answers, [key]: value });
            }}
          />
          <Report of={trying} />
          <LookFirst
            news={trying.value && <TradeNews of={trying.value} />}
            isPrevented={(trying.value?.amendment?.prevented ?? '') !== ''}
            label={does.label}
            onLook={look}
            onDo={() => void correct()}
            onLeave={trying.clear}
          />
        </>
      )}
    </Page>
  );
}

/** A correction in words: for its button, during the work, and afterwards. */
function doesOf(tried: TradeRequest | undefined) {
  const isEntered = Object.values(tried?.answers ?? {}).some((answer) => answer.trim() !== '');
  if (tried?.strikes && isEntered)
    return {
      label: 'Replace the trade',
      doing: 'Replacing the trade',
      done: `A trade of round ${tried.round} is replaced.`,
    };
  if (isEntered)
    return {
      label: 'Enter the trade',
      doing: 'Entering the trade',
      done: `The trade is entered in round ${tried?.round}.`,
    };
  return {
    label: 'Strike the trade',
    doing: 'Striking the trade',
    done: `The trade of round ${tried?.round} is struck.`,
  };
}
