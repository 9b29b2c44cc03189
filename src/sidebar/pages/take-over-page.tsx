import { useState } from 'preact/hooks';
import { plural } from '../../rules/base/words.ts';
import type { PanelState, SeasonState, TakeOverPreview } from '../../sheets/panel-api/panel.ts';
import { DeadlineField } from '../fields/deadline-field.tsx';
import { NextRounds } from '../fields/timing-fields.tsx';
import { fromInput, toInput } from '../logic/clock.ts';
import { peopleOf } from '../logic/people.ts';
import {
  missingInTakeOver,
  newNames,
  pursesChoice,
  recordPurses,
  seatKeys,
  type TakeOverDraft,
} from '../logic/take-over-draft.ts';
import { AddPlayers } from '../parts/add-players.tsx';
import { ButtonRow } from '../parts/button.tsx';
import { ExplainedChoices, PersonChoice } from '../parts/inputs.tsx';
import { JobBox, MakeBar, MakingBox } from '../parts/job-box.tsx';
import { Lines } from '../parts/lines.tsx';
import { Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { RosterBox } from '../parts/roster.tsx';
import { TextOrFile } from '../parts/text-or-file.tsx';
import { finishJob, useAction } from '../session/action.ts';
import { useSession } from '../session/session.ts';

interface Props {
  readonly season: SeasonState;
  readonly job: PanelState['job'];
  onBack(): void;
}

/** Greatest length of a record that the add-on reads, in characters. */
const MOST = 2_000_000;

/** Page that takes over a match that began elsewhere. The host pastes the record, sees the contents, and then makes the match. */
export function TakeOverPage({ season, job, onBack }: Props) {
  const check = useAction<'checkRecord'>('reads');
  const [text, setText] = useState('');
  const [isMaking, setMaking] = useState(false);
  const change = (pasted: string) => {
    setText(pasted);
    check.clear();
  };
  const preview = check.value;
  const isLong = text.length > MOST;
  return (
    <Page title="Take over a match" onBack={onBack}>
      <p>
        Here you continue a match that began elsewhere. It may come from another workbook with Roundkeeper,
        from another program, or from paper.
      </p>
      {job && !isMaking && <JobBox job={job} />}
      {!isMaking && (
        <TextOrFile
          label="Paste the text of a match file"
          help="In the other workbook with Roundkeeper, press “Export the match” and choose “The whole match”. You can use the page (.html) or the file (.json)."
          text={text}
          onChange={change}
        />
      )}
      {isLong && (
        <p class="box warn" role="alert">
          This text is longer than any match can be. Check that it is the right text.
        </p>
      )}
      <Report of={{ ...check, again: undefined }} />
      {!preview && (
        <ButtonRow
          kind="main"
          isOff={text.trim() === '' || isLong}
          onPress={() => void check.start('Checking the match file', 'checkRecord', text)}
        >
          Check the file
        </ButtonRow>
      )}
      {preview && (
        <>
          <Found preview={preview} />
          <TakeOverForm record={text} preview={preview} season={season} job={job} onMaking={setMaking} />
        </>
      )}
    </Page>
  );
}

/** Shows the contents of the pasted record: game, standings and last round. */
function Found({ preview }: { readonly preview: TakeOverPreview }) {
  const { title, round, players, facts, told, editNote, chance, open, ends } = preview;
  return (
    <>
      <section class="box good" aria-label="What was found">
        <p>
          <strong>{title}</strong>,{' '}
          {round === 0 ? 'before its first round' : `after ${plural(round, 'round')}`}, with{' '}
          {plural(players.length, 'player')}. The match can continue here.
        </p>
      </section>
      {ends !== '' && (
        <p class="box warn">
          This season plays this match now, as {ends}. Taking it over ends {ends} without an outcome. Nothing
          is paid twice.
        </p>
      )}
      {open !== '' && <p>For the open round it brings {open}. Players can still send newer orders.</p>}
      {editNote !== '' && <p class="box warn">{editNote}</p>}
      {told.length > 0 && (
        <>
          <h2>What everyone was told of round {round}</h2>
          <Lines lines={told} />
        </>
      )}
      <details>
        <summary>Standings and rules of the match</summary>
        <dl class="inside advice">
          {facts.map(([label, words], i) => (
            <div key={i}>
              <dt>{label}</dt>
              <dd class="lines">{words}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p class="soft small">{chance} Every page of the match will say so.</p>
    </>
  );
}

interface TakeOverFormProps {
  /** Text of the record that the add-on has checked. */
  readonly record: string;
  readonly preview: TakeOverPreview;
  readonly season: SeasonState;
  readonly job: PanelState['job'];
  onMaking(isMaking: boolean): void;
}

/** Form for taking over a match. The host chooses the players, the purses, and the open round's deadline. */
export function TakeOverForm({ record, preview, season, job, onMaking }: TakeOverFormProps) {
  const { now } = useSession();
  const action = useAction<'takeOver' | 'continueWork'>('writes');
  const [draft, setDraft] = useState<TakeOverDraft>(() => ({
    chosen: {},
    hasDeadline: season.firstDeadline !== '',
    deadline: toInput(season.firstDeadline),
  }));
  const players = peopleOf(season);
  const keys = seatKeys(draft, preview, players);
  const purses = pursesChoice(draft, keys, players, preview.ends);
  const brought = preview.ends === '' ? recordPurses(preview) : '';
  const missing = missingInTakeOver(draft, preview, keys, now());
  const choices = [
    [
      'season',
      'Players keep their purses of this season',
      'What the match has paid and cost so far does not count here.',
    ],
    [
      'record',
      'Players keep their purses of the match, too',
      `These amounts are added to their purses in this season: ${brought}.`,
    ],
  ] as const;
  const people = players.map((player) => ({ id: player.key, name: player.name }));
  const make = async () => {
    onMaking(true);
    const { hasDeadline, timing } = draft;
    const deadline = hasDeadline ? fromInput(draft.deadline) : '';
    const request = { record, players: [...keys], purses, deadline, ...(timing ? { timing } : {}) };
    await action.work('Taking over the match', (call) => finishJob(call, call('takeOver', request)));
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
          value={keys[seat] ?? ''}
          onChange={(id) => setDraft({ ...draft, chosen: { ...draft.chosen, [seat]: id } })}
        />
      ))}
      <details open={keys.includes('')}>
        <summary>Add a player who is missing in the season</summary>
        <div class="inside">
          <AddPlayers identity={season.identity} first={newNames(preview, keys)} />
        </div>
      </details>
      {brought !== '' && (
        <ExplainedChoices
          legend="Purses of the players"
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
      {/* An interrupted match is finished or undone in another box; it is not started again. */}
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
