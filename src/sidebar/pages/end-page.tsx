import { useEffect, useState } from 'preact/hooks';
import type { EndPreview } from '../../sheets/panel-api/panel.ts';
import { Button } from '../parts/button.tsx';
import { Lines } from '../parts/lines.tsx';
import { type MatchPage, Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

/** Page that ends a match early, with or without an outcome. First lists the effects of the early end. */
export function EndPage({ match, onBack, onDone }: MatchPage) {
  const action = useAction<'endEarly'>('writes');
  // The round may resolve while the page is open; then the page shows the end of an earlier standing.
  const [seen] = useState(match.round);
  const preview = useAction<'tryEnd'>('reads');
  // Before the first round there is no standing.
  const hasStanding = seen > 0;
  useEffect(() => {
    if (hasStanding) void preview.start('Computing the outcome', 'tryEnd', match.number);
  }, []);
  const end = async (how: 'by standing' | 'without outcome') => {
    const answer = await action.start('Ending the match', 'endEarly', match.number, seen, how);
    if (answer?.ok) onDone('You ended the match.');
  };
  return (
    <Page title="End the match early" onBack={onBack}>
      <ul>
        <li>Round {match.round + 1} is not resolved, and its orders do not count. The forms are closed.</li>
        <li>Players keep what they have earned so far.</li>
        <li>
          Every page says that you ended the match, and how. You can undo this until you close the match.
        </li>
      </ul>
      {hasStanding && (
        <section class="box" aria-label="By the standings">
          <h2>By the standings</h2>
          <p>
            The match ends now, as if this round were its last round. There are winners, Elimination
            Candidates and Tokens of Life, and the end pays as usual.
          </p>
          <Report of={preview} />
          {preview.value && <Outcome of={preview.value} />}
          <Button isOff={!preview.value} onPress={() => void end('by standing')}>
            End the match by the standings
          </Button>
        </section>
      )}
      <section class="box" aria-label="Without an outcome">
        <h2>Without an outcome</h2>
        <p>There are no winners and no Elimination Candidates. The end pays nothing.</p>
        <Button onPress={() => void end('without outcome')}>End the match without an outcome</Button>
      </section>
      <Report of={action} />
      <Button isFree onPress={onBack}>
        Cancel
      </Button>
    </Page>
  );
}

/** Shows the outcome that the match has if it ends with the current standings. */
function Outcome({ of: { outcome, purses, reveals } }: { readonly of: EndPreview }) {
  return (
    <section aria-label="The outcome by the standings">
      {outcome.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{purses.length === 0 ? 'The end pays nothing.' : 'The end pays:'}</p>
      <Lines lines={purses} />
      <p class="help">
        Everyone sees this at once: {['points and prizes', ...reveals].join('; ')}. If you undo the end later,
        players have already seen this.
      </p>
    </section>
  );
}
