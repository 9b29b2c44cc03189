import { useEffect, useState } from 'preact/hooks';
import type { HandRequest, OrderForm, OrderReceipt } from '../../sheets/panel-api/panel.ts';
import { timeWords } from '../logic/clock.ts';
import { Button, ButtonRow } from '../parts/button.tsx';
import { SeatChoice } from '../parts/inputs.tsx';
import { Lines } from '../parts/lines.tsx';
import { Page, type PlayerPage, seatNamed } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { HostFields, useHostForm } from './host-form.tsx';

/** Page that enters, changes or deletes a player's order in the open round. The host sees the receipt before the order counts. */
export function OrderPage({ match, player: asked, onBack }: Omit<PlayerPage, 'onDone'>) {
  const hand = useHostForm<'orderForm', 'tryOrder', 'giveOrder'>();
  // The round with which the host began. It may have been resolved meanwhile.
  const [round, setRound] = useState(match.round + 1);
  const isPast = match.over || match.round + 1 !== round;
  const [player, setPlayer] = useState('');
  const [done, setDone] = useState('');
  const { trying, writing } = hand;
  const form = hand.reading.value;
  const request = (does: HandRequest['does']): HandRequest => ({
    match: match.number,
    round,
    player,
    does,
    answers: does === 'enter' ? hand.answers : {},
    seen: form?.seen ?? '',
  });

  const choose = async (name: string) => {
    setPlayer(name);
    setDone('');
    hand.clear();
    if (name !== '') await hand.read('Reading the form', 'orderForm', match.number, name);
  };
  useEffect(() => {
    void choose(seatNamed(match, asked));
  }, []);
  const check = () => hand.look('Checking the order', 'tryOrder', request('enter'));
  const give = async (does: HandRequest['does'], words: string) => {
    const answer = await writing.start('Writing', 'giveOrder', request(does));
    if (!answer?.ok) return;
    setDone(words);
    setPlayer('');
    trying.clear();
    hand.reading.clear();
  };

  if (isPast && done === '')
    return (
      <Page title={`Order for round ${round}`} onBack={onBack}>
        <p class="box warn" role="alert">
          {match.over ? 'The match is already over' : `Round ${match.round + 1} is already open`}: nothing was
          entered here. To change an order of a resolved round, use “Correct an earlier round”.
        </p>
        {!match.over && (
          <ButtonRow
            onPress={() => {
              setRound(match.round + 1);
              void choose('');
            }}
          >
            Enter an order for round {match.round + 1}
          </ButtonRow>
        )}
      </Page>
    );
  return (
    <Page title={`Order for round ${round}`} onBack={onBack}>
      <p>Here you enter or change the order of a player. The player’s file says that you did this.</p>
      <SeatChoice label="Player" seats={match.seats} value={player} onChange={choose} />
      <Report of={hand.reading} />
      <Report of={writing} done={() => done} />
      {form && player !== '' && (
        <>
          <Standing form={form} player={player} onGive={give} />
          <HostFields of={hand} />
          {trying.value ? (
            <Receipt
              of={trying.value}
              form={form}
              player={player}
              onEnter={() => give('enter', `The order of ${player} is entered.`)}
            />
          ) : (
            <ButtonRow kind="main" onPress={check}>
              Check the order
            </ButtonRow>
          )}
        </>
      )}
    </Page>
  );
}

interface StandingProps {
  readonly form: OrderForm;
  readonly player: string;
  onGive(does: HandRequest['does'], words: string): void;
}

/** Shows which order of the player counts now. Buttons delete this order, or bring back the order that the player sent. */
function Standing({ form: { seen, byHost }, player, onGive }: StandingProps) {
  const words = {
    '': `${player} sent this order, ${timeWords(seen)}.`,
    entered: `You entered this order for ${player}, ${timeWords(seen)}.`,
    deleted: `You deleted the order of ${player}, ${timeWords(seen)}.`,
  }[byHost];
  if (seen === '') return <p class="soft">{player} has sent no order yet.</p>;
  return (
    <section class="box calm" aria-label="What counts now">
      <p>{words}</p>
      <div class="buttons">
        {byHost !== 'deleted' && (
          <Button onPress={() => onGive('remove', `${player} now has no order.`)}>Delete this order</Button>
        )}
        {byHost !== '' && (
          <Button onPress={() => onGive('withdraw', `The order that ${player} sent counts again.`)}>
            Count the order that {player} sent
          </Button>
        )}
      </div>
    </section>
  );
}

interface ReceiptProps {
  readonly of: OrderReceipt;
  readonly form: OrderForm;
  readonly player: string;
  onEnter(): void;
}

/** Shows how the add-on reads the order, before the order counts. */
function Receipt({ of: { answers, refused }, form, player, onEnter }: ReceiptProps) {
  return (
    <section
      class={`box ${refused.length > 0 ? 'warn' : 'good'}`}
      aria-label="How the order is read"
      role="status"
    >
      <h2>How the order is read</h2>
      {answers.length === 0 && <p>The form was empty.</p>}
      <Lines lines={answers} />
      <Lines head="h3" title="Refused lines right now" lines={refused} />
      <p class="small">
        {replacedWords(form, player)}If {player} sends an order in time later, that order counts instead.
      </p>
      <ButtonRow kind="main" onPress={onEnter}>
        Enter the order for {player}
      </ButtonRow>
    </section>
  );
}

/** Says which order would be replaced; '' if no order counts now. */
function replacedWords({ seen, byHost }: OrderForm, player: string): string {
  if (seen === '' || byHost === 'deleted') return '';
  return byHost === 'entered'
    ? 'This order replaces the one you entered. '
    : `This order replaces the one ${player} sent. `;
}
