import { useState } from 'preact/hooks';
import type { EndPreview } from '../../sheets/panel-api/panel.ts';
import { ExplainedChoices } from '../parts/inputs.tsx';
import { Lines } from '../parts/lines.tsx';
import { type MatchPage, Page } from '../parts/page.tsx';
import { DoOrCancel, Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

const ENDS = [
  [
    'without outcome',
    'Without an outcome',
    'No winners and no Elimination Candidates; nothing is paid for the end. Whatever else players shall get, you award.',
  ],
  [
    'by standing',
    'By the standing as it is',
    'As if the match ended here by its rules: winners, Elimination Candidates, Tokens of Life and all that the end pays.',
  ],
] as const;

type End = (typeof ENDS)[number][0];

/** Ends a match before its end, with an outcome or without; says first what that means. */
export function EndPage({ match, onBack, onDone }: MatchPage) {
  // Before the first round there is no standing.
  const ends = match.round === 0 ? ENDS.slice(0, 1) : ENDS;
  const [how, setHow] = useState<End | undefined>(ends.length === 1 ? 'without outcome' : undefined);
  const action = useAction<'endEarly'>('writes');
  // The round may resolve while the page is open; then the page shows the end of an earlier standing.
  const [seen] = useState(match.round);
  const preview = useAction<'tryEnd'>('reads');
  const choose = (chosen: End) => {
    setHow(chosen);
    preview.clear();
    if (chosen === 'by standing') void preview.start('Working out the outcome', 'tryEnd', match.number);
  };
  const end = async () => {
    if (!how) return;
    const answer = await action.start('Ending the match', 'endEarly', match.number, seen, how);
    if (answer?.ok) onDone('You ended the match. It can go on until you close it.');
  };
  return (
    <Page title="End the match early" onBack={onBack}>
      {ends.length > 1 && (
        <ExplainedChoices legend="The outcome" name="end" choices={ends} chosen={how} onChoose={choose} />
      )}
      <Report of={preview} />
      {preview.value && <Outcome of={preview.value} />}
      <ul>
        <li>Round {match.round + 1} is not resolved, and its orders do not count. The forms are closed.</li>
        {ends.length === 1 && (
          <li>There are no winners and no Elimination Candidates, and nothing is paid for the end.</li>
        )}
        <li>What players have earned so far stays theirs.</li>
        <li>Every page says that you ended it, and how. The match can go on until you close it.</li>
      </ul>
      <DoOrCancel of={action} label="End the match" isOff={!how} onDo={end} onCancel={onBack} />
    </Page>
  );
}

/** The outcome by the present standing. */
function Outcome({ of: { outcome, purses, reveals } }: { readonly of: EndPreview }) {
  return (
    <section class="box calm" aria-label="The outcome by the standing">
      {outcome.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{purses.length === 0 ? 'The end pays nothing.' : 'The end pays:'}</p>
      <Lines lines={purses} />
      <p class="help">
        Everyone sees this at once: {['points and prizes', ...reveals].join('; ')}. If the match goes on
        later, it cannot be unseen.
      </p>
    </section>
  );
}
