import { useState } from 'preact/hooks';
import { TextField } from '../parts/inputs.tsx';
import { type MatchPage, Page } from '../parts/page.tsx';
import { DoOrCancel } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

/** Gives a match another title. */
export function RenamePage({ match, onBack, onDone }: MatchPage) {
  const action = useAction<'renameMatch'>('writes');
  const [title, setTitle] = useState(match.title);
  const rename = async () => {
    const answer = await action.start('Renaming the match', 'renameMatch', match.number, title);
    if (answer?.ok) onDone(`The match is called ${title.trim()} now.`);
  };
  return (
    <Page title="Rename the match" onBack={onBack}>
      <TextField
        label="Title"
        maxLength={60}
        value={title}
        help="Its tabs, its pages in all files and its forms follow. Links stay as they are."
        onChange={setTitle}
      />
      <DoOrCancel of={action} label="Rename it" onDo={rename} onCancel={onBack} />
    </Page>
  );
}
