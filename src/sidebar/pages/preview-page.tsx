import { useEffect, useRef } from 'preact/hooks';
import { listed, plural } from '../../rules/base/words.ts';
import type { MatchState, PreviewAnswer } from '../../sheets/panel-api/panel.ts';
import { deadlineStatus, timeWords } from '../logic/clock.ts';
import { questionBeforeResolve } from '../logic/resolve-question.ts';
import { withoutOrder } from '../logic/seat-words.ts';
import { EditNote, Lines, Story } from '../parts/lines.tsx';
import { Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { type Action, useAction } from '../session/action.ts';
import { useSession } from '../session/session.ts';

interface Props {
  readonly match: MatchState;
  readonly resolve: Action<'resolveRound'>;
  /** True while the bar at the bottom asks the host a question before a resolve. This page then does not show the same question. */
  readonly isAsking: boolean;
  onRuled(ruled: string | undefined): void;
  onBack(): void;
}

/** Page that shows the effects of a resolve. Writes nothing. */
export function PreviewPage({ match, resolve, isAsking, onRuled, onBack }: Props) {
  const action = useAction<'preview'>('reads');
  const { number, round } = match;
  const first = useRef(round);
  const { now, refresh } = useSession();
  const asked = questionBeforeResolve(
    match,
    deadlineStatus(match.deadline, match.graceMinutes, now()),
    now(),
  );

  useEffect(() => {
    void action
      .start('Computing the round', 'preview', { match: number, round, early: true })
      .then((answer) => {
        if (!answer?.ok) return;
        onRuled(answer.value.ruled || undefined);
        // Orders may have arrived since the panel last read the match.
        if (answer.value.missing.length !== withoutOrder(match.seats).length) void refresh();
      });
  }, []);
  useEffect(() => {
    // The first page shows the result of a resolve that was started here.
    if (round !== first.current || resolve.problem) onBack();
  }, [round, resolve.problem, onBack]);

  return (
    <Page title={`Preview of round ${first.current + 1}`} onBack={onBack}>
      <p class="box calm">This preview shows what a resolve would do now. Nothing is changed.</p>
      <EditNote match={match} />
      <Report of={action} />
      {resolve.doing !== '' && <p role="status">{resolve.doing} …</p>}
      {action.value && asked !== '' && !isAsking && <p class="box warn">{asked}</p>}
      {action.value && <PreviewResult of={action.value} />}
    </Page>
  );
}

function PreviewResult({ of }: { readonly of: PreviewAnswer }) {
  return (
    <>
      {of.over && (
        <p>
          <strong>The match would be over.</strong>
        </p>
      )}
      <h2>Result</h2>
      {of.results.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Lines head="h2" title="Purses" lines={of.purses} />
      {of.purses.length === 0 && <p class="soft">No purse changes.</p>}
      <h2>Orders sent</h2>
      <p>
        {of.missing.length === 0
          ? 'Everybody has sent an order.'
          : `Players without an order: ${listed(of.missing)}.`}
      </p>
      <h2>What would happen</h2>
      <Story lines={of.story} />
      <Lines head="h2" title="Refused" lines={of.refused} />
      <h2>Pages</h2>
      <details>
        <summary>{plural(of.files.length, 'page')} of this match</summary>
        <p class="inside">{listed(of.files)}</p>
      </details>
      <p class="soft small">
        {of.deadline === ''
          ? 'There is no next deadline.'
          : `Next deadline: ${timeWords(of.deadline)} your time.`}
      </p>
    </>
  );
}
