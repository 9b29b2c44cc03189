import { useRef, useState } from 'preact/hooks';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { Button } from '../parts/button.tsx';
import { EditNote } from '../parts/edit-note.tsx';
import { Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

interface Props {
  readonly match: MatchState;
  onBack(): void;
}

/** The record of a match, to copy or to download. */
export function RecordPage({ match, onBack }: Props) {
  const action = useAction<'exportRecord'>('reads');
  return (
    <Page title="Export the record" onBack={onBack}>
      <p>
        The whole match as JSON: players, options, deal and orders. Anyone can replay the match from it and
        check every round.
      </p>
      <EditNote match={match} />
      {!match.over && (
        <p class="box warn">
          The match is not over: the record holds its secrets. Do not give it to players yet.
        </p>
      )}
      <div class="buttons">
        <Button
          kind="main"
          onPress={() => action.start('Collecting', (call) => call('exportRecord', match.number))}
        >
          Export
        </Button>
      </div>
      <Report of={action} />
      {action.value !== undefined && <Text text={action.value} name={`${match.title}.json`} />}
    </Page>
  );
}

function Text({ text, name }: { readonly text: string; readonly name: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState('');
  const copy = () => {
    area.current?.select();
    // Google does not allow navigator.clipboard in the panel's frame.
    setNote(document.execCommand('copy') ? 'Copied.' : 'Could not copy: press Ctrl+C now.');
  };
  return (
    <>
      <label class="field">
        Record
        <textarea class="code" rows={12} readOnly value={text} ref={area} />
      </label>
      <div class="buttons">
        <Button isFree onPress={copy}>
          Copy
        </Button>
        <a
          class="button plain"
          download={name}
          href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}
        >
          Download
        </a>
      </div>
      <p role="status">{note}</p>
    </>
  );
}
