import { useEffect, useRef } from 'preact/hooks';
import type { MatchState, PreviewAnswer } from '../../sheets/panel-api/panel.ts';
import { Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { Story } from '../parts/story.tsx';
import { type Action, useAction } from '../session/action.ts';
import { momentWords } from '../session/clock.ts';
import { count, list } from '../session/words.ts';

interface Props {
  readonly match: MatchState;
  readonly resolve: Action<'resolveRound'>;
  onBack(): void;
}

/** Everything that a resolve would do; nothing is written. */
export function PreviewPage({ match, resolve, onBack }: Props) {
  const action = useAction<'preview'>('reads');
  const { number, round } = match;
  const first = useRef(round);

  useEffect(() => {
    void action.start('Computing the round', (call) =>
      call('preview', { match: number, round, early: true }),
    );
  }, []);
  useEffect(() => {
    // Once the round is resolved, or has failed to be, the first page says how.
    if (round !== first.current || resolve.problem) onBack();
  }, [round, resolve.problem, onBack]);

  return (
    <Page title={`Preview of round ${first.current + 1}`} onBack={onBack}>
      <p class="box calm">Nothing is written. This is what a resolve would do now.</p>
      <Report of={action} />
      {resolve.doing !== '' && <p role="status">{resolve.doing} …</p>}
      {action.value && <Foreseen of={action.value} />}
    </Page>
  );
}

function Foreseen({ of }: { readonly of: PreviewAnswer }) {
  return (
    <>
      {of.over && (
        <p>
          <strong>The match would be over.</strong>
        </p>
      )}
      <h2>Nothing sent</h2>
      <p>{list(of.missing) || 'Everybody has sent an order.'}</p>
      <h2>What would happen</h2>
      <Story lines={of.story} />
      {of.refused.length > 0 && (
        <>
          <h2>Refused</h2>
          <ul>
            {of.refused.map(({ player, part, message }, i) => (
              <li key={i}>
                {player}, {part}: {message}
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>Purses</h2>
      {of.purses.length === 0 && <p class="soft">No purse changes.</p>}
      <ul>
        {of.purses.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
      <h2>Files</h2>
      <details>
        <summary>{count(of.files.length, 'delivery', 'deliveries')}</summary>
        <p class="inside">{list(of.files)}</p>
      </details>
      <p class="soft small">
        {of.deadline === '' ? 'No next deadline.' : `Next deadline: ${momentWords(of.deadline)} your time.`}
      </p>
    </>
  );
}
