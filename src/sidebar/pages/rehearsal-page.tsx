import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchState, PanelState, RehearsalView } from '../../sheets/panel-api/panel.ts';
import { Button, ButtonRow } from '../parts/button.tsx';
import { Story } from '../parts/lines.tsx';
import { Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { type Action, useAction } from '../session/action.ts';

interface Props {
  readonly rehearsal: PanelState['rehearsal'];
  /** The match that the host can rehearse. */
  readonly match: MatchState | undefined;
  onBack(): void;
}

/**
 * Page of a rehearsal: simulated players play in a scratch file. If no rehearsal is open, the page offers to rehearse a
 * copy of the match.
 */
export function RehearsalPage({ rehearsal, match, onBack }: Props) {
  const reading = useAction<'rehearsal'>('reads');
  const work = useAction<'rehearse' | 'resolveRehearsal' | 'endRehearsal'>('writes');
  const [view, setView] = useState<RehearsalView>();
  const isOpen = rehearsal?.isReady === true;
  /** True if this page started the rehearsal and therefore shows the rehearsal already. */
  const isOwn = useRef(false);

  useEffect(() => {
    if (!isOpen || view || isOwn.current) return;
    void reading.start('Opening the rehearsal', 'rehearsal').then((answer) => {
      if (answer?.ok) setView(answer.value);
    });
  }, [isOpen]);

  useEffect(() => {
    // The rehearsal's file is gone, or another host ended the rehearsal.
    if (!isOpen && work.doing === '') setView(undefined);
  }, [isOpen, work.doing]);

  const begin = async (number: number) => {
    isOwn.current = true;
    const answer = await work.start('Beginning the rehearsal', 'rehearse', { match: number });
    isOwn.current = answer?.ok === true;
    if (answer?.ok && answer.value) setView(answer.value);
  };
  const resolve = async () => {
    if (!view) return;
    const { round } = view;
    const answer = await work.start(`Resolving round ${round + 1}`, 'resolveRehearsal', round);
    if (answer?.ok && answer.value) setView(answer.value);
  };
  const end = async () => {
    const answer = await work.start('Ending the rehearsal', 'endRehearsal');
    if (answer?.ok) onBack();
  };

  return (
    <Page title={`Rehearsal${view ? `: ${view.title}` : ''}`} onBack={onBack}>
      <p class="box calm">
        Simulated players play in a file that only you can open. No player is told, and your matches, purses,
        forms and files stay unchanged.
      </p>
      <Report of={{ ...reading, again: undefined }} />
      <Report of={{ ...work, again: undefined }} />
      {view && <Rounds view={view} resolve={resolve} work={work} />}
      {!isOpen && !view && match && !match.over && (
        <>
          <p>
            The rehearsal is a copy of {match.title}, from round {match.round + 1} on. Its random draws differ
            from those of the match.
          </p>
          <ButtonRow kind="main" onPress={() => void begin(match.number)}>
            Begin the rehearsal
          </ButtonRow>
        </>
      )}
      {(view || isOpen) && <ButtonRow onPress={end}>End the rehearsal</ButtonRow>}
      {(view || isOpen) && (
        <p class="soft small">
          Ending the rehearsal moves its file to the bin and deletes everything else of the rehearsal.
        </p>
      )}
    </Page>
  );
}

interface RoundsProps {
  readonly view: RehearsalView;
  readonly work: Action<'rehearse' | 'resolveRehearsal' | 'endRehearsal'>;
  resolve(): void;
}

/** Shows a rehearsal's rounds. The host resolves each round. */
function Rounds({ view, work, resolve }: RoundsProps) {
  const { round, over, isRuled, seats, story, outcome, link } = view;
  return (
    <>
      <p>
        <a href={link} target="_blank" rel="noopener">
          Open its file
        </a>{' '}
        to see the boards. The file has a tab for you as the host, a tab for spectators, and a tab for each
        player.
      </p>
      {isRuled && <p>Your formulas do not run in a rehearsal, so the values stay as they are.</p>}
      {over && (
        <>
          <h2>The match is over</h2>
          {outcome.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </>
      )}
      {story.length > 0 && (
        <>
          <h2>What happened in round {round}</h2>
          <Story lines={story} />
        </>
      )}
      {!over && (
        <>
          <h2>Orders for round {round + 1}</h2>
          <ul>
            {seats.map(({ name, answers, refused }) => (
              <li key={name}>
                {name}
                <span class="small">
                  {answers.map((answer) => answer.split('\n').join(', ')).join('; ') || 'an empty form'}
                </span>
                {refused.map((line, i) => (
                  <span class="small late" key={i}>
                    {line}
                  </span>
                ))}
              </li>
            ))}
          </ul>
          <div class="bar">
            <Button kind="main" onPress={resolve}>
              {work.doing || `Resolve round ${round + 1}`}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
