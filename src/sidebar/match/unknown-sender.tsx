import { useState } from 'preact/hooks';
import type { MatchState, SeatState } from '../../sheets/panel-api/panel.ts';
import { timeWords } from '../logic/clock.ts';
import { Button, ButtonRow } from '../parts/button.tsx';
import { Select, Tick } from '../parts/inputs.tsx';
import { Report } from '../parts/report.tsx';
import { type Action, useAction } from '../session/action.ts';

interface Props {
  readonly match: MatchState;
  readonly unknownSender: MatchState['unknownSenders'][number];
  /** Action that belongs to the parent component, because this component disappears once the response is assigned. */
  readonly action: Action<'nameSender'>;
  /** Receives the host's decision as a sentence. */
  onSay(words: string): void;
}

/** Value for the choice “No player of this match”. */
const IGNORED = 'ignored';

/** Shows a response from an unknown account or code. The host assigns the response to a player or ignores it. */
export function UnknownSender({
  match,
  unknownSender: { id, row, claimed, former, at, answers, ignored, isOffer, canRemember },
  action,
  onSay,
}: Props) {
  /** Chosen seat number or IGNORED; '' before the host chooses. */
  const [whose, setWhose] = useState('');
  const [remember, setRemember] = useState(false);
  const who = claimed || 'No name given';
  const player = match.seats[Number(whose || -1)]?.name ?? '';
  const say = (said: { readonly player: string; readonly ignored: boolean; readonly remember: boolean }) => {
    onSay(saidWords(who, said));
    void action.start('Writing', 'nameSender', { match: match.number, response: id, ...said });
  };
  return (
    <li class="response">
      <span>
        {who}
        <span class="soft small">
          {timeWords(at)} · row {row}
          {isOffer && ' · from the trade form'}
          {former !== '' && ` · formerly used by ${former}`}
        </span>
      </span>
      <ul class="small" aria-label={`What ${who} sent`}>
        {answers.map((answer, i) => (
          <li key={i}>{answer}</li>
        ))}
        {answers.length === 0 && <li>The form was empty.</li>}
      </ul>
      {!match.over && (
        <>
          <Select<string>
            class="whose"
            aria-label={`Whose is the response of ${who}?`}
            value={whose}
            choices={[
              ['', 'Assign it to …'],
              ...match.seats.map(({ name }, i) => [String(i), name] as const),
              ...(ignored ? [] : [[IGNORED, 'No player of this match'] as const]),
            ]}
            onChange={setWhose}
          />
          {whose !== '' && (
            <>
              {claimed !== '' && !canRemember && (
                <p class="small">
                  “{claimed}” is not a personal code, so anybody can type it. Your choice applies only to this
                  response.
                </p>
              )}
              {canRemember && (
                <Tick isOn={remember} onChange={setRemember}>
                  <span>
                    {whose === IGNORED
                      ? `Ignore everything that ${claimed} sends in this match`
                      : `Assign everything that ${claimed} sends in this match to ${player}`}
                  </span>
                </Tick>
              )}
              <Button onPress={() => say({ player, ignored: whose === IGNORED, remember })}>
                {whose === IGNORED ? 'Ignore it' : `Assign it to ${player}`}
              </Button>
            </>
          )}
          {ignored && whose === '' && (
            <Button onPress={() => say({ player: '', ignored: false, remember: false })}>
              Stop ignoring it
            </Button>
          )}
        </>
      )}
    </li>
  );
}

/** Describes the host's decision about the response. */
function saidWords(
  who: string,
  { player, ignored }: { readonly player: string; readonly ignored: boolean },
): string {
  if (ignored) return `Ignored: the response of ${who} does not count.`;
  return player === ''
    ? `The response of ${who} is no longer ignored.`
    : `The response of ${who} now belongs to ${player}. The response counts unless it came late.`;
}

interface NamedProps {
  readonly name: string;
  readonly named: NonNullable<SeatState['named']>;
  readonly match: number;
}

/** Shows a response that the host assigned to a player. A button undoes the assignment. */
export function Named({ name, named: { id, claimed }, match }: NamedProps) {
  const action = useAction<'nameSender'>('writes');
  const takeBack = () =>
    void action.start('Writing', 'nameSender', { match, response: id, player: '', remember: false });
  return (
    <>
      <p class="small">
        This response came from {claimed || 'somebody without a name'}. You assigned it to {name}.
      </p>
      <ButtonRow onPress={takeBack}>Undo the assignment to {name}</ButtonRow>
      <Report of={action} />
    </>
  );
}
