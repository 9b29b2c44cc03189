import { useState } from 'preact/hooks';
import type { PanelState, SeasonState, TakeOverPreview } from '../../sheets/panel-api/panel.ts';
import { fromInput, toInput } from '../logic/clock.ts';
import { playerKey } from '../logic/drafts/match-draft.ts';
import {
  missingInTakeOver,
  pursesChoice,
  recordPurses,
  seatKeys,
  type TakeOverDraft,
} from '../logic/drafts/take-over-draft.ts';
import { peopleOf } from '../logic/people.ts';
import { MakingBox } from '../parts/boxes/making-box.tsx';
import { RosterBox } from '../parts/boxes/roster-box.tsx';
import { AddPlayers } from '../parts/inputs/add-players.tsx';
import { ExplainedChoices } from '../parts/inputs/explained-choices.tsx';
import { MakeBar } from '../parts/inputs/make-bar.tsx';
import { PersonChoice } from '../parts/inputs/person-choice.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';
import { useSession } from '../session/session.ts';
import { finishJob } from '../session/work/job.ts';
import { DeadlineField } from './deadline-field.tsx';
import { NextRounds } from './next-rounds.tsx';

interface Props {
  /** The text that was checked. */
  readonly record: string;
  readonly preview: TakeOverPreview;
  readonly season: SeasonState;
  readonly job: PanelState['job'];
  onMaking(isMaking: boolean): void;
}

/** The host's choices before a match is taken over: the players, the purses, and the deadline of the open round. */
export function TakeOverForm({ record, preview, season, job, onMaking }: Props) {
  const { now } = useSession();
  const action = useAction<'takeOver' | 'continueWork'>('writes');
  const [draft, setDraft] = useState<TakeOverDraft>(() => ({
    chosen: {},
    hasDeadline: season.firstDeadline !== '',
    deadline: toInput(season.firstDeadline),
  }));
  const players = peopleOf(season);
  const keys = seatKeys(draft, preview, players);
  const purses = pursesChoice(draft, keys, players);
  const brought = recordPurses(preview);
  const missing = missingInTakeOver(draft, preview, keys, now());
  const choices = [
    [
      'season',
      'They go on with what they have in this season',
      'What the match gave and cost before does not count here.',
    ],
    [
      'record',
      'They bring along what they have in the match',
      `It is added to their purses in this season: ${brought}.`,
    ],
  ] as const;
  const people = players.map((player) => ({ id: playerKey(player), name: player.name }));
  const make = async () => {
    onMaking(true);
    const { hasDeadline, timing } = draft;
    const deadline = hasDeadline ? fromInput(draft.deadline) : '';
    const request = { record, players: [...keys], purses, deadline, ...(timing ? { timing } : {}) };
    await action.start('Taking over the match', (call) => finishJob(call, call('takeOver', request)));
    onMaking(false);
  };
  return (
    <>
      <h2>Who plays</h2>
      {preview.players.map(({ name, meadow }, seat) => (
        <PersonChoice
          key={seat}
          label={`${name}${meadow === '' ? '' : ` (${meadow})`} is`}
          people={people}
          chosen={keys[seat] ?? ''}
          onChoose={(id) => setDraft({ ...draft, chosen: { ...draft.chosen, [seat]: id } })}
        />
      ))}
      <details open={keys.includes('')}>
        <summary>Somebody is missing in the season</summary>
        <div class="inside">
          <AddPlayers identity={season.identity} />
        </div>
      </details>
      {brought !== '' && (
        <ExplainedChoices
          legend="Their purses"
          name="purses"
          choices={choices}
          chosen={purses}
          onChoose={(value) => setDraft({ ...draft, purses: value })}
        />
      )}
      <DeadlineField
        hasDeadline={draft.hasDeadline}
        deadline={draft.deadline}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
      <NextRounds
        timing={draft.timing}
        season={season}
        onChange={(timing) => setDraft({ ...draft, timing })}
      />
      {action.doing !== '' && <MakingBox job={job} />}
      {/* An interrupted match is finished or undone in its own box; it is not started again. */}
      <Report of={job ? { ...action, again: undefined } : action} />
      <RosterBox faults={season.faults} />
      <MakeBar
        missing={missing}
        label={action.doing || 'Take over the match'}
        isBusy={job !== null}
        onMake={() => void make()}
      />
    </>
  );
}
