import { useState } from 'preact/hooks';
import type { SeasonState } from '../../sheets/panel-api/panel.ts';
import { TimingFields } from '../fields/timing-fields.tsx';
import { soonWords } from '../logic/clock-lines.ts';
import { lateThenWords } from '../logic/match-words.ts';
import { missingInSchedule } from '../logic/timing-draft.ts';
import { Resume } from '../match/clock-note.tsx';
import { ButtonRow } from '../parts/button.tsx';
import { type MatchPage, Page } from '../parts/page.tsx';
import { Alert, Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';
import { useSession } from '../session/session.ts';

/** When the rounds of a match are due, whether they resolve by themselves, and a pause. */
export function ClockPage({ match, season, onBack, onDone }: MatchPage & { readonly season: SeasonState }) {
  const action = useAction<'setTiming' | 'pauseMatch'>('writes');
  const [timing, setTiming] = useState(match.clock.timing);
  const missing = missingInSchedule(timing.schedule);
  const soon = soonWords(match, timing, useSession().now());
  const isPaused = match.clock.pausedSince !== '';
  const save = async () => {
    const answer = await action.start('Saving', 'setTiming', match.number, timing);
    if (answer?.ok) onDone('Saved for this match, from now on.');
  };
  const pause = async () => {
    const answer = await action.start('Pausing the match', 'pauseMatch', match.number);
    if (answer?.ok) onDone('The match is paused.');
  };
  return (
    <Page title="Automatic rounds and pause" onBack={onBack}>
      <p>{match.title}. It counts from now on, for this match alone.</p>
      <TimingFields timing={timing} season={season} onChange={setTiming} />
      <Report of={action} />
      <Alert of={missing} />
      <Alert of={soon} />
      <ButtonRow kind="main" isOff={missing !== ''} onPress={save}>
        {soon === '' ? 'Save' : `Save, and let round ${match.round + 1} resolve`}
      </ButtonRow>
      <h2>{isPaused ? 'Resume' : 'Pause'}</h2>
      <p class="small">
        {isPaused
          ? 'The deadline moves by the length of the pause.'
          : 'The round then has no deadline, and nothing resolves by itself. Players see it on their pages.'}{' '}
        {!isPaused && lateThenWords(match)}
      </p>
      {isPaused ? (
        <Resume match={match} onDone={() => onDone('The match goes on.')} />
      ) : (
        <ButtonRow onPress={pause}>Pause the match</ButtonRow>
      )}
    </Page>
  );
}
