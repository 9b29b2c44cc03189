import { useState } from 'preact/hooks';
import type { GameChoice, PanelState, SeasonState } from '../../sheets/panel-api/panel.ts';
import { toInput } from '../logic/clock.ts';
import {
  isChanged,
  missingInDraft,
  newMatchDraft,
  requestFrom,
  seatedPlayers,
  togglePlayer,
  withoutDates,
} from '../logic/match-draft.ts';
import { peopleOf } from '../logic/people.ts';
import { scheduleDraft } from '../logic/timing-draft.ts';
import { Button } from '../parts/button.tsx';
import { JobBox, MakeBar, MakingBox } from '../parts/job-box.tsx';
import { Report } from '../parts/report.tsx';
import { RosterBox } from '../parts/roster.tsx';
import { finishJob, useAction } from '../session/action.ts';
import { useSession } from '../session/session.ts';
import { DeadlineField } from './deadline-field.tsx';
import { DealFields } from './deal-fields.tsx';
import { MeadowFields } from './meadow-fields.tsx';
import { OptionField } from './option-field.tsx';
import { PlayerChoice } from './player-choice.tsx';
import { NextRounds } from './timing-fields.tsx';

interface Props {
  readonly game: GameChoice;
  readonly season: SeasonState;
  readonly job: PanelState['job'];
  readonly rehearsal: PanelState['rehearsal'];
  onMaking(isMaking: boolean): void;
  /** Opens the page of the running rehearsal. */
  onRehearse(): void;
}

/** Element id of the section that starts a rehearsal. */
export const REHEARSE_ID = 'rehearse';

/** Form in which the host makes a new match of this game. */
export function GameForm({ game, season, job, rehearsal, onMaking, onRehearse }: Props) {
  const { now } = useSession();
  const action = useAction<'newGame' | 'continueWork'>('writes');
  const beginning = useAction<'rehearse'>('writes');
  const [draft, setDraft] = useState(() =>
    newMatchDraft(toInput(season.firstDeadline), game, peopleOf(season)),
  );
  const players = peopleOf(season);
  const changed = game.options.filter((option) => isChanged(draft, option)).length;

  const seated = seatedPlayers(draft, players);
  const missing = missingInDraft(draft, game, players, now());
  const make = async () => {
    onMaking(true);
    await action.work('Making the match', (call) =>
      finishJob(call, call('newGame', requestFrom(draft, game, players))),
    );
    onMaking(false);
  };

  const rehearse = async () => {
    const request = requestFrom(draft, game, players);
    const { timing: _, ...rest } = { ...request, deadline: '' };
    // A rehearsal needs no deadline. If other choices are still missing, invented players play.
    const isComplete = missingInDraft(withoutDates(draft), game, players, now()) === '';
    const asked = isComplete ? rest : { ...rest, players: [] };
    const answer = await beginning.start('Beginning the rehearsal', 'rehearse', { game: asked });
    if (answer?.ok) onRehearse();
  };

  return (
    <>
      <p>{game.pitch}</p>
      <PlayerChoice
        game={game}
        players={players}
        draft={draft}
        onToggle={(key) => setDraft(togglePlayer(draft, key))}
        onChoose={(chosen) => setDraft({ ...draft, chosen })}
      />
      <MeadowFields
        game={game}
        draft={draft}
        seated={seated}
        onChoose={(meadows) => setDraft({ ...draft, meadows: { ...draft.meadows, ...meadows } })}
      />
      <DeadlineField
        hasDeadline={draft.hasDeadline}
        deadline={draft.deadline}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
      {scheduleDraft(season.deadlines, season.cities).kind === 'daily' && (
        <p class="help">
          The first round is proposed to last about two days, so that everyone has time to find the form.
        </p>
      )}
      <NextRounds
        timing={draft.timing}
        season={season}
        onChange={(timing) => setDraft({ ...draft, timing })}
      />
      <details>
        <summary>
          Options <span class="soft">{changed === 0 ? '(none changed)' : `(${changed} changed)`}</span>
        </summary>
        <div class="inside">
          {game.options.map((option) => (
            <OptionField
              key={option.name}
              option={option}
              draft={draft}
              onChange={(value) =>
                setDraft({ ...draft, options: { ...draft.options, [option.name]: value } })
              }
            />
          ))}
        </div>
      </details>
      <DealFields
        game={game}
        draft={draft}
        seated={seated}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
      {action.doing !== '' && <MakingBox job={job} />}
      {job && action.doing === '' && <JobBox job={job} />}
      {/* An interrupted match is finished or undone in another box; it is not started again. */}
      <Report of={job ? { ...action, again: undefined } : action} />
      <RosterBox faults={season.faults} />
      {(!rehearsal || rehearsal.isReady) && (
        <details>
          <summary id={REHEARSE_ID}>Rehearse the match first</summary>
          <div class="inside">
            {rehearsal ? (
              <>
                <p>A rehearsal of {rehearsal.title} is open. Nothing in it is real.</p>
                <Button isFree onPress={onRehearse}>
                  Continue the rehearsal
                </Button>
              </>
            ) : (
              <>
                <p>
                  In a rehearsal, simulated players play{' '}
                  {missing === '' ? 'this match' : 'a match of this game'} in a file that only you can open.
                  Nobody is told, and nothing in it counts.
                  {missing !== '' &&
                    ' Some choices are still missing, so the rehearsal uses invented players.'}
                </p>
                <Button onPress={rehearse}>Rehearse</Button>
              </>
            )}
          </div>
        </details>
      )}
      <Report of={beginning} />
      <MakeBar
        missing={missing}
        label={action.doing || 'Make the match'}
        isBusy={job !== null}
        onMake={() => void make()}
      />
    </>
  );
}
