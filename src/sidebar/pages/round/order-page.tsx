import { useState } from 'preact/hooks';
import type { HandRequest, MatchState, OrderForm, OrderReceipt } from '../../../sheets/panel-api/panel.ts';
import { AskedFields, type AskedValues, valuesOf } from '../../fields/asked-fields.tsx';
import { timeWords } from '../../logic/clock.ts';
import { Button } from '../../parts/button.tsx';
import { PersonChoice, peopleByName } from '../../parts/inputs/person-choice.tsx';
import { Page } from '../../parts/page.tsx';
import { Report } from '../../parts/report.tsx';
import { useAction } from '../../session/action.ts';

interface Props {
  readonly match: MatchState;
  onBack(): void;
}

/** Enters, changes or takes out the order of a player in the open round. Its receipt is shown before it counts. */
export function OrderPage({ match, onBack }: Props) {
  const reading = useAction<'orderForm'>('reads');
  const trying = useAction<'tryOrder'>('reads');
  const giving = useAction<'giveOrder'>('writes');
  // The round that the host began with: it may be resolved meanwhile.
  const [round, setRound] = useState(match.round + 1);
  const isPast = match.over || match.round + 1 !== round;
  const [player, setPlayer] = useState('');
  const [answers, setAnswers] = useState<AskedValues>({});
  const [done, setDone] = useState('');
  const form = reading.value;
  const request = (does: HandRequest['does']): HandRequest => ({
    match: match.number,
    round,
    player,
    does,
    answers: does === 'enter' ? answers : {},
    seen: form?.seen ?? '',
  });

  const choose = async (name: string) => {
    setPlayer(name);
    setDone('');
    trying.clear();
    giving.clear();
    reading.clear();
    if (name === '') return;
    const answer = await reading.start('Reading the form', (call) => call('orderForm', match.number, name));
    if (answer?.ok) setAnswers(valuesOf(answer.value.fields));
  };
  const check = () => void trying.start('Checking the order', (call) => call('tryOrder', request('enter')));
  const give = async (does: HandRequest['does'], words: string) => {
    const answer = await giving.start('Writing', (call) => call('giveOrder', request(does)));
    if (!answer?.ok) return;
    setDone(words);
    setPlayer('');
    trying.clear();
    reading.clear();
  };

  if (isPast && done === '')
    return (
      <Page title={`An order for round ${round}`} onBack={onBack}>
        <p class="box warn" role="alert">
          {match.over ? 'The match is over by now' : `Round ${match.round + 1} is open by now`}: nothing was
          entered here. What was sent for a resolved round is changed under “Correct an earlier round”.
        </p>
        {!match.over && (
          <div class="buttons">
            <Button
              onPress={() => {
                setRound(match.round + 1);
                void choose('');
              }}
            >
              An order for round {match.round + 1}
            </Button>
          </div>
        )}
      </Page>
    );
  return (
    <Page title={`An order for round ${round}`} onBack={onBack}>
      <p>You enter or change it for a player. Their file says that it was you.</p>
      <PersonChoice
        label="Player"
        people={peopleByName(match.seats)}
        chosen={player}
        onChoose={(name) => void choose(name)}
      />
      <Report of={reading} />
      <Report of={giving} done={() => done} />
      {form && player !== '' && (
        <>
          <Standing form={form} player={player} onGive={(does, words) => void give(does, words)} />
          <AskedFields
            fields={form.fields}
            values={answers}
            onChange={(key, value) => {
              trying.clear();
              setAnswers({ ...answers, [key]: value });
            }}
          />
          <Report of={trying} />
          {trying.value ? (
            <Receipt
              of={trying.value}
              form={form}
              player={player}
              onEnter={() => void give('enter', `The order of ${player} is entered.`)}
            />
          ) : (
            <div class="buttons">
              <Button kind="main" onPress={check}>
                Check the order
              </Button>
            </div>
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

/** The order that counts for the player now, and the button to take it out. */
function Standing({ form: { seen, byHost }, player, onGive }: StandingProps) {
  const words = {
    '': `${player} sent this, ${timeWords(seen)}.`,
    entered: `You entered this for ${player}, ${timeWords(seen)}.`,
    'taken out': `You took out the order of ${player}, ${timeWords(seen)}.`,
  }[byHost];
  if (seen === '') return <p class="soft">{player} has sent nothing yet.</p>;
  return (
    <section class="box calm" aria-label="What counts now">
      <p>{words}</p>
      <div class="buttons">
        {byHost !== 'taken out' && (
          <Button onPress={() => onGive('remove', `Nothing of ${player} counts now.`)}>Take it out</Button>
        )}
        {byHost !== '' && (
          <Button onPress={() => onGive('withdraw', `What ${player} sent counts again.`)}>
            Count what {player} sent
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

/** How the order would be understood, before it counts. */
function Receipt({ of: { answers, refused }, form, player, onEnter }: ReceiptProps) {
  return (
    <section
      class={`box ${refused.length > 0 ? 'warn' : 'good'}`}
      aria-label="How it is understood"
      role="status"
    >
      <h2>How it is understood</h2>
      {answers.length === 0 && <p>An empty form.</p>}
      <ul>
        {answers.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
      {refused.length > 0 && (
        <>
          <h3>Refused as things stand</h3>
          <ul>
            {refused.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <p class="small">
        {replacedWords(form, player)}If {player} sends an order in time from now on, that counts instead.
      </p>
      <div class="buttons">
        <Button kind="main" onPress={onEnter}>
          Enter it for {player}
        </Button>
      </div>
    </section>
  );
}

/** The order that is replaced, in words; '' if none counts now. */
function replacedWords({ seen, byHost }: OrderForm, player: string): string {
  if (seen === '' || byHost === 'taken out') return '';
  return byHost === 'entered' ? 'It replaces what you entered. ' : `It replaces what ${player} has sent. `;
}
