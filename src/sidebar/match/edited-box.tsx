import { useState } from 'preact/hooks';
import type { EditPreview, MatchState } from '../../sheets/panel-api/panel.ts';
import { editedClockWords } from '../logic/clock-lines.ts';
import { Button } from '../parts/button.tsx';
import { Lines } from '../parts/lines.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';
import { useSession } from '../session/session.ts';

/**
 * Lists hand-edited cells of the match's tab, which the host accepts or restores. In a finished match, the host first
 * sees how the outcome would change.
 */
export function EditedBox({ match }: { readonly match: MatchState }) {
  const action = useAction<'acceptEdit' | 'restoreTab'>('writes');
  const preview = useAction<'tryEdit'>('reads');
  const session = useSession();
  const due = editedClockWords(match.clock, session.now());
  const { edited } = match;
  /** The hand edits that the host has previewed, joined into one text. */
  const [previewed, setPreviewed] = useState('');
  const seen = previewed === edited.join() ? preview.value : undefined;
  const accept = () => void action.start('Accepting the changes', 'acceptEdit', match.number, edited);
  const ask = () => {
    setPreviewed(edited.join());
    void preview.start('Computing the effects', 'tryEdit', match.number);
  };
  const needsPreview = match.over && !seen;
  const isPrevented = (seen?.prevented ?? '') !== '';
  return (
    <section class="box warn" aria-label="Changed by hand">
      <h2>Changed by hand</h2>
      <Lines lines={edited} />
      <p class="small">
        {match.over
          ? 'The match is over. If you accept these changes, the outcome of the match is computed again.'
          : 'Accept these changes, or restore the tab, before you resolve the round.'}{' '}
        The log keeps both versions. After you accept them, you can correct orders of earlier rounds only
        after an undo.
      </p>
      {due !== '' && <p class="small">{due}</p>}
      <Report of={preview} />
      {seen && <Changes of={seen} />}
      <Report of={action} />
      <div class="buttons">
        {!isPrevented && (
          <Button onPress={needsPreview ? ask : accept}>
            {needsPreview ? 'Preview the effects' : 'Accept the changes'}
          </Button>
        )}
        <Button onPress={() => void action.start('Restoring the tab', 'restoreTab', match.number)}>
          Restore the tab
        </Button>
      </div>
    </section>
  );
}

/** Shows how the outcome changes if the host accepts the edits. */
function Changes({ of: { standing, purses, open, prevented } }: { readonly of: EditPreview }) {
  return (
    <section aria-label="Effects of accepting">
      <p class="small">{standing || 'Winners and Elimination Candidates stay the same.'}</p>
      <p class="small">{purses.length > 0 ? 'The purses change:' : 'No purse changes.'}</p>
      <Lines lines={purses} />
      {open.map((line) => (
        <p key={line} class="small">
          {line}
        </p>
      ))}
      {prevented !== '' && <p>{prevented}</p>}
    </section>
  );
}
