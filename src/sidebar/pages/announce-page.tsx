import { useEffect, useState } from 'preact/hooks';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { CopyText } from '../parts/copy-text.tsx';
import { Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

interface Props {
  readonly match: MatchState;
  onBack(): void;
}

/** A text about the last round, to be pasted into a chat. */
export function AnnouncePage({ match, onBack }: Props) {
  const action = useAction<'announcement'>('reads');
  const [style, setStyle] = useState<'discord' | 'plain'>('discord');
  const { number, round } = match;

  useEffect(() => {
    void action.start('Writing the text', (call) => call('announcement', number));
  }, [number, round]);

  return (
    <Page title="Announce in a chat" onBack={onBack}>
      <p>
        {match.title}: {round === 0 ? 'the beginning' : `round ${round}`}, as everyone may know it. Nobody is
        notified by the text, whatever players are called.
      </p>
      <label class="field">
        The chat
        <select
          value={style}
          onChange={(event) => setStyle(event.currentTarget.value === 'plain' ? 'plain' : 'discord')}
        >
          <option value="discord">Discord</option>
          <option value="plain">Any other (plain text)</option>
        </select>
      </label>
      <Report of={action} />
      {action.value && <CopyText key={style} label="Text to copy" text={action.value[style]} />}
    </Page>
  );
}
