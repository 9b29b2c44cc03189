import { useState } from 'preact/hooks';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { Button } from '../parts/button.tsx';
import { Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

interface Props {
  readonly match: MatchState;
  onBack(): void;
  onDone(words: string): void;
}

/** Gives a match another title. */
export function RenamePage({ match, onBack, onDone }: Props) {
  const action = useAction<'renameMatch'>('writes');
  const [title, setTitle] = useState(match.title);
  const rename = async () => {
    const answer = await action.start('Renaming the match', 'renameMatch', match.number, title);
    if (answer?.ok) onDone(`The match is called ${title.trim()} now.`);
  };
  return (
    <Page title="Rename the match" onBack={onBack}>
      <label class="field">
        Title
        <input
          type="text"
          maxLength={60}
          value={title}
          onInput={(event) => setTitle(event.currentTarget.value)}
        />
        <span class="help">
          Its tabs, its pages in all files and its forms follow. Links stay as they are.
        </span>
      </label>
      <Report of={action} />
      <div class="buttons">
        <Button kind="main" onPress={() => void rename()}>
          Rename it
        </Button>
        <Button isFree onPress={onBack}>
          Cancel
        </Button>
      </div>
    </Page>
  );
}
