import { useState } from 'preact/hooks';
import type { SeasonState } from '../../sheets/panel-api/panel.ts';
import { TimingFields } from '../fields/timing-fields.tsx';
import { soonWords } from '../logic/clock-lines.ts';
import { lateThenWords } from '../logic/late-words.ts';

import { missingInSchedule } from '../logic/timing-draft.ts';
import { Resume } from '../match/clock-note.tsx';
import { ButtonRow } from '../parts/button.tsx';
import { type MatchPage, Page } from '../parts/page.tsx';
import { Alert, Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';
import { useSession } from '../session/session.ts';
import { DeadlinePart } from './deadline-part.tsx';

/** Page for the timing of a match: the open round's deadline, later deadlines, automatic resolves, and a pause. */
export function ClockPage(props: MatchPage & { readonly season: SeasonState }) {
  const { match, onBack, onDone } = props;
  const isPaused = match.clock.pausedSince !== '';
  return (
    <Page title="Deadline and automatic rounds" onBack={onBack}>
      {isPaused ? (
        <section class="box calm" aria-label="Paused">
          <p>
            {match.title} is paused, so round {match.round + 1} has no deadline. When you resume the match,
            its old deadline moves by the length of the pause. You can change it then.
          </p>
          <Resume match={match} />
        </section>
      ) : (
        <DeadlinePart match={match} onDone={onDone} />
      )}
      {/* The settings of a match that cannot be read are unknown. */}
      {!match.problem && <LaterRounds {...props} />}
      {!match.problem && !isPaused && <Pause {...props} />}
    </Page>
  );
}

function LaterRounds({ match, season, onDone }: MatchPage & { readonly season: SeasonState }) {
  const action = useAction<'setTiming'>('writes');
  const [timing, setTiming] = useState(match.clock.timing);
  const missing = missingInSchedule(timing.schedule);
  const soon = soonWords(match, timing, useSession().now());
  const save = async () => {
    const answer = await action.start('Saving', 'setTiming', match.number, timing);
    if (answer?.ok) onDone('The settings are saved. They apply to this match from now on.');
  };
  return (
    <>
      <h2>Later rounds</h2>
      <p class="small">These settings apply to this match from now on.</p>
      <TimingFields timing={timing} season={season} onChange={setTiming} />
      <Report of={action} />
      <Alert of={missing} />
      <Alert of={soon} />
      <ButtonRow kind="main" isOff={missing !== ''} onPress={save}>
        {soon === '' ? 'Save' : `Save, and let round ${match.round + 1} resolve soon`}
      </ButtonRow>
    </>
  );
}

function Pause({ match, onDone }: MatchPage) {
  const action = useAction<'pauseMatch'>('writes');
  const pause = async () => {
    const answer = await action.start('Pausing the match', 'pauseMatch', match.number);
    if (answer?.ok) onDone('The match is paused.');
  };
  return (
    <>
      <h2>Pause</h2>
      <p class="small">
        During a pause, the round has no deadline and does not resolve automatically. Players read on their
        pages that the match is paused. {lateThenWords(match)}
      </p>
      <Report of={action} />
      <ButtonRow onPress={pause}>Pause the match</ButtonRow>
    </>
  );
}
