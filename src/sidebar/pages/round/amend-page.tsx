import { useRef, useState } from 'preact/hooks';
import type { AmendRequest, MatchState } from '../../../sheets/panel-api/panel.ts';
import { AskedFields, type AskedValues, valuesOf } from '../../fields/asked-fields.tsx';
import { shortTimeWords } from '../../logic/clock.ts';
import { LookFirst } from '../../parts/boxes/look-first.tsx';
import { Button } from '../../parts/button.tsx';
import { PersonChoice, peopleByName } from '../../parts/inputs/person-choice.tsx';
import { RoundChoice } from '../../parts/inputs/round-choice.tsx';
import { Page } from '../../parts/page.tsx';
import { Report } from '../../parts/report.tsx';
import { AmendNews } from '../../parts/told/amend-news.tsx';
import { Lines } from '../../parts/told/lines.tsx';
import { firstToCorrect, NotCorrected } from '../../parts/told/not-corrected.tsx';
import { useAction } from '../../session/action.ts';

interface Props {
  readonly match: MatchState;
  onBack(): void;
  onDone(words: string): void;
}

/** Corrects an order of a resolved round. The effects are shown before anything is written. */
export function AmendPage({ match, onBack, onDone }: Props) {
  const reading = useAction<'amendForm'>('reads');
  const trying = useAction<'tryAmendment'>('reads');
  const writing = useAction<'amendOrder'>('writes');
  // The last round as the host saw it: a correction of a match that went on meanwhile is refused.
  const rounds = useRef(match.round).current;
  const [round, setRound] = useState(rounds);
  const [player, setPlayer] = useState('');
  const [answers, setAnswers] = useState<AskedValues>({});
  const [tried, setTried] = useState<AmendRequest>();
  const form = reading.value;
  const first = firstToCorrect(match);

  const choose = async (at: number, name: string) => {
    setRound(at);
    setPlayer(name);
    trying.clear();
    writing.clear();
    reading.clear();
    if (name === '') return;
    const answer = await reading.start('Reading the round', (call) =>
      call('amendForm', match.number, at, name),
    );
    if (answer?.ok) setAnswers(valuesOf(answer.value.fields));
  };
  /** Did an order of the player count in the round? */
  const isThere = form !== undefined && form.seen !== '' && form.byHost !== 'taken out';
  const look = (does: AmendRequest['does']) => {
    const given = does === 'enter' ? answers : {};
    const request = { match: match.number, round, player, does, answers: given, rounds };
    setTried(request);
    writing.clear();
    void trying.start('Playing the rounds again', (call) => call('tryAmendment', request));
  };
  const without = tried?.does === 'remove' ? player : undefined;
  const correct = async () => {
    if (!tried) return;
    const answer = await writing.start(`Correcting round ${round}`, (call) => call('amendOrder', tried));
    if (answer?.ok) onDone(`Round ${round} is corrected. Every page of the match says so.`);
  };

  if (first > rounds)
    return (
      <Page title="Correct an earlier round" onBack={onBack}>
        <NotCorrected match={match} />
      </Page>
    );
  return (
    <Page title="Correct an earlier round" onBack={onBack}>
      <p>
        The order of one player is replaced, and the rounds from there are played again with all the other
        orders as they were.
      </p>
      <RoundChoice
        label="Round"
        first={first}
        last={rounds}
        round={round}
        onChoose={(at) => void choose(at, player)}
      />
      <NotCorrected match={match} />
      <PersonChoice
        label="Player"
        people={peopleByName(match.seats)}
        chosen={player}
        onChoose={(name) => void choose(round, name)}
      />
      <Report of={reading} />
      <Report of={writing} />
      {form && player !== '' && (
        <>
          <p class="soft">
            {!isThere
              ? `Nothing of ${player} counted in round ${round}.`
              : `The order of ${player} in round ${round}${form.playedBy && `, when ${form.playedBy} had the place`}:`}
          </p>
          <Lines head="h2" title="Refused then" lines={form.refused} />
          {form.late && (
            <LateOrder
              player={player}
              round={round}
              at={form.late.at}
              onUse={() => {
                trying.clear();
                setAnswers(valuesOf(form.late?.fields ?? []));
              }}
            />
          )}
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
            news={
              trying.value && (
                <AmendNews of={trying.value} what="order" without={without} sent={sentFor(match)} />
              )
            }
            isPrevented={trying.value !== undefined && trying.value.prevented !== ''}
            label={without === undefined ? `Correct round ${round}` : `Take it out of round ${round}`}
            more={isThere && <Button onPress={() => look('remove')}>Take the order out</Button>}
            onLook={() => look('enter')}
            onDo={() => void correct()}
            onLeave={trying.clear}
          />
        </>
      )}
    </Page>
  );
}

interface LateProps {
  readonly player: string;
  readonly round: number;
  /** When it was sent, ISO UTC. */
  readonly at: string;
  onUse(): void;
}

/** An order that came too late for the round: the answers to begin with. */
function LateOrder({ player, round, at, onUse }: LateProps) {
  return (
    <section class="box calm" aria-label="Late order">
      <p>
        An order of {player} for round {round} came too late.
      </p>
      <div class="buttons">
        <Button onPress={onUse}>Use the late order sent {shortTimeWords(at)}</Button>
      </div>
    </section>
  );
}

/** The players who have sent an order for the open round; none where no round is open. */
function sentFor({ over, seats }: MatchState): readonly string[] {
  return over ? [] : seats.filter(({ receivedAt }) => receivedAt !== '').map(({ name }) => name);
}
