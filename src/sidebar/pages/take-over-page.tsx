import { useState } from 'preact/hooks';
import { plural } from '../../rules/base/words.ts';
import type { PanelState, SeasonState, TakeOverPreview } from '../../sheets/panel-api/panel.ts';
import { TakeOverForm } from '../fields/take-over-form.tsx';
import { JobBox } from '../parts/boxes/job-box.tsx';
import { Button } from '../parts/button.tsx';
import { Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

interface Props {
  readonly season: SeasonState;
  readonly job: PanelState['job'];
  onBack(): void;
}

/** Characters that the add-on reads at most. */
const MOST = 2_000_000;

/** Takes over a match that was begun elsewhere: its record is pasted, checked and shown, and then the match is made. */
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
        A match that was begun elsewhere plays on here: with Roundkeeper in another workbook, or in another
        program, or on paper.
      </p>
      {job && !isMaking && <JobBox job={job} />}
      {!isMaking && <RecordField text={text} onChange={change} />}
      {isLong && (
        <p class="box warn" role="alert">
          This text is longer than any match. Look whether it is the right one.
        </p>
      )}
      <Report of={{ ...check, again: undefined }} />
      {!preview && (
        <div class="buttons">
          <Button
            kind="main"
            isOff={text.trim() === '' || isLong}
            onPress={() => void check.start('Checking the match file', (call) => call('checkRecord', text))}
          >
            Check it
          </Button>
        </div>
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

/** The field for a record, pasted or from a file. */
function RecordField({ text, onChange }: { readonly text: string; onChange(text: string): void }) {
  return (
    <>
      <label class="field">
        Paste the text of a match file
        <textarea
          rows={5}
          value={text}
          spellcheck={false}
          aria-describedby="record-help"
          onInput={(event) => onChange(event.currentTarget.value)}
        />
        <span class="help" id="record-help">
          In another workbook with Roundkeeper, press “Export the match”, and choose “The whole match”.
        </span>
      </label>
      <label class="field">
        Or choose its file
        <input
          type="file"
          accept=".json,.txt,application/json,text/plain"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            void file?.text().then(onChange);
          }}
        />
      </label>
    </>
  );
}

/** The pasted match: the game, its standing, and its last round. */
function Found({ preview }: { readonly preview: TakeOverPreview }) {
  const { title, round, players, facts, told, editNote, chance } = preview;
  return (
    <>
      <section class="box good" aria-label="What was found">
        <p>
          <strong>{title}</strong>,{' '}
          {round === 0 ? 'before its first round' : `after ${plural(round, 'round')}`}, with{' '}
          {plural(players.length, 'player')}. It can be played on from here.
        </p>
      </section>
      {editNote !== '' && <p class="box warn">{editNote}</p>}
      {told.length > 0 && (
        <>
          <h2>Round {round}, as everyone was told</h2>
          <ul>
            {told.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <details>
        <summary>Where it stands, and its rules</summary>
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
