import { useEffect, useRef, useState } from 'preact/hooks';
import type { AmendRequest, MatchState } from '../../sheets/panel-api/panel.ts';
import { valuesOf } from '../fields/asked-fields.tsx';
import { shortTimeWords } from '../logic/clock.ts';
import { Button, ButtonRow } from '../parts/button.tsx';
import { Choice, RoundChoice, SeatChoice } from '../parts/inputs.tsx';
import { Lines } from '../parts/lines.tsx';
import { type PlayerPage, seatNamed } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { AmendNews } from './amend-news.tsx';
import { CorrectionPage, firstToCorrect, HostFields, LookFirst, useHostForm } from './host-form.tsx';

/** Things that the host can correct: a player's order, or the host's ruling about a player or the match. */
const ABOUT = [
  ['order', 'A player’s order'],
  ['ruling', 'Your ruling for a player'],
  ['match', 'Your ruling for the match'],
] as const;

/** Page that corrects an order or a ruling of the host in a resolved round. Shows the effects before anything is written. */
export function AmendPage({ match, player: asked, onBack, onDone }: PlayerPage) {
  const hand = useHostForm<'amendForm', 'tryAmendment', 'amendOrder'>();
  // The last round as the host saw it. If the match went on meanwhile, the correction is refused.
  const rounds = useRef(match.round).current;
  const [round, setRound] = useState(rounds);
  const [player, setPlayer] = useState('');
  const [about, setAbout] = useState<(typeof ABOUT)[number][0]>('order');
  const { tried, trying, writing } = hand;
  const form = hand.reading.value;

  const choose = async (at: number, name: string, of = about) => {
    setRound(at);
    setPlayer(name);
    setAbout(of);
    hand.clear();
    if (name === '' && of !== 'match') return;
    const whose = of === 'match' ? '' : name;
    await hand.read('Reading the round', 'amendForm', match.number, at, whose, of !== 'order');
  };
  useEffect(() => {
    void choose(rounds, seatNamed(match, asked));
  }, []);
  /** True if the player has an order that counted in the round. */
  const isThere = form !== undefined && form.seen !== '' && form.byHost !== 'deleted';
  const look = (does: AmendRequest['does']) => {
    const answers = does === 'remove' ? {} : hand.answers;
    const whose = about === 'match' ? '' : player;
    const request = { match: match.number, round, player: whose, does, answers, rounds };
    hand.look('Replaying the rounds', 'tryAmendment', request);
  };
  const without = tried?.does === 'remove' ? player : undefined;
  const correct = async () => {
    if (!tried) return;
    const { ruled = '' } = trying.value ?? {};
    const answer = await writing.start(`Correcting round ${round}`, 'amendOrder', { ...tried, ruled });
    if (answer?.ok) onDone(`Round ${round} is corrected. Every page of the match says so.`);
  };

  return (
    <CorrectionPage
      title="Correct an earlier round"
      match={match}
      last={rounds}
      onBack={onBack}
      choice={
        <>
          <p>
            This replaces one order{match.ruled ? ' or one ruling' : ''}. Then that round and all later rounds
            are replayed, with everything else unchanged.
          </p>
          <RoundChoice
            label="Round"
            first={firstToCorrect(match)}
            last={rounds}
            value={round}
            onChange={(at) => choose(at, player)}
          />
        </>
      }
    >
      {match.ruled && (
        <Choice
          label="What is wrong?"
          choices={ABOUT}
          value={about}
          onChange={(of) => choose(round, player, of)}
        />
      )}
      {about !== 'match' && (
        <SeatChoice
          label="Player"
          seats={match.seats}
          value={player}
          onChange={(name) => choose(round, name)}
        />
      )}
      <Report of={hand.reading} />
      <Report of={writing} />
      {form && about !== 'order' && (
        <>
          <p class="soft">
            This is your ruling in round {round}, with the old values where you ruled nothing. Values that you
            change here count as typed.
          </p>
          <HostFields of={hand} />
          <LookFirst
            news={trying.value && <AmendNews of={trying.value} what="ruling" sent={sentFor(match)} />}
            prevented={trying.value?.prevented}
            label={`Correct round ${round}`}
            onLook={() => look('rule')}
            onDo={correct}
            onLeave={trying.clear}
          />
        </>
      )}
      {form && about === 'order' && player !== '' && (
        <>
          <p class="soft">
            {!isThere
              ? `No order of ${player} counted in round ${round}.`
              : `The order of ${player} in round ${round}${form.playedBy && `, when ${form.playedBy} had the place`}:`}
          </p>
          <Lines title="Refused then" lines={form.refused} />
          {form.late && (
            <section class="box calm" aria-label="Late order">
              <p>
                An order of {player} for round {round} came too late.
              </p>
              <ButtonRow onPress={() => hand.fill(valuesOf(form.late?.fields ?? []))}>
                Use the late order sent {shortTimeWords(form.late.at)}
              </ButtonRow>
            </section>
          )}
          <HostFields of={hand} />
          <LookFirst
            news={
              trying.value && (
                <AmendNews of={trying.value} what="order" without={without} sent={sentFor(match)} />
              )
            }
            prevented={trying.value?.prevented}
            label={without === undefined ? `Correct round ${round}` : `Delete the order from round ${round}`}
            more={isThere && <Button onPress={() => look('remove')}>Delete the order</Button>}
            onLook={() => look('enter')}
            onDo={correct}
            onLeave={trying.clear}
          />
        </>
      )}
    </CorrectionPage>
  );
}

/** Names the players who have an order for the open round; empty if the match is over. */
function sentFor({ over, seats }: MatchState): readonly string[] {
  return over ? [] : seats.filter(({ receivedAt }) => receivedAt !== '').map(({ name }) => name);
}
