import { useState } from 'preact/hooks';
import { listed, notNoted, plural, stopped } from '../../rules/base/words.ts';
import type { ArchivedState, PanelState } from '../../sheets/panel-api/panel.ts';
import { timeWords } from '../logic/clock.ts';
import { Button } from '../parts/button.tsx';
import { JobBox, JobProgress } from '../parts/job-box.tsx';
import { FoldedLines } from '../parts/lines.tsx';
import { MatchName, Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { finishJob, useAction } from '../session/action.ts';
import { useClosedMatches } from '../session/matches.ts';
import { RecordPage } from './record-page.tsx';
import { WhyPage } from './why-page.tsx';

interface Props {
  readonly state: PanelState;
  onBack(): void;
  onBroughtBack(match: number, words: string): void;
}

/** Page that lists closed matches with their outcome and record. The host can bring a match back. */
export function ArchivePage({ state, onBack, onBroughtBack }: Props) {
  const action = useAction<'bringBack' | 'continueWork'>('writes');
  const { job, closed } = state;
  const { reading, matches } = useClosedMatches(closed);
  const [opened, setOpened] = useState<{ page: 'record' | 'why'; match: ArchivedState }>();
  const close = () => setOpened(undefined);
  if (opened) {
    const match = { ...opened.match, over: true };
    return (
      <>
        <MatchName match={match} />
        {opened.page === 'record' ? (
          <RecordPage match={match} onBack={close} />
        ) : (
          <WhyPage match={{ ...match, substitutes: [] }} onBack={close} />
        )}
      </>
    );
  }
  const bringBack = async ({ number, title }: ArchivedState) => {
    const answer = await action.work(`Bringing back ${title}`, (call) =>
      finishJob(call, call('bringBack', number)),
    );
    if (answer?.ok) onBroughtBack(number, `${title} is back in the workbook. You can correct it now.`);
  };
  const isWorking = action.doing !== '';
  return (
    <Page title="Closed matches" onBack={onBack}>
      <p>
        Closed matches are in an archive that only you can open. To correct a closed match, bring the match
        back. The seed of a closed match is public, so anyone can compute what chance will decide.
      </p>
      {isWorking && job && (
        <div class="box calm">
          <JobProgress job={job} />
        </div>
      )}
      {!isWorking && job && <JobBox job={job} />}
      <Report of={job ? { ...action, again: undefined } : action} />
      <Report of={reading} />
      {closed === 0 && <p>There is no closed match.</p>}
      {matches.map((match) => (
        <Closed
          key={match.number}
          match={match}
          isOff={job !== null}
          onBringBack={() => void bringBack(match)}
          onOpen={(page) => setOpened({ page, match })}
        />
      ))}
    </Page>
  );
}

interface ClosedProps {
  readonly match: ArchivedState;
  readonly isOff: boolean;
  onBringBack(): void;
  onOpen(page: 'record' | 'why'): void;
}

function Closed({ match, isOff, onBringBack, onOpen }: ClosedProps) {
  const { title, round, at, winners, isTopScore, candidates, chosen, opponent, missing, gave, link } = match;
  return (
    <section class="box" aria-label={title}>
      <h2>{title}</h2>
      <p class="small soft">
        {plural(round, 'round')}, closed {timeWords(at)}
      </p>
      <p>
        {stopped(`${isTopScore ? 'Top score' : 'Won by'} ${listed(winners) || 'nobody'}`)}{' '}
        {stopped(`Up for elimination: ${chosen || listed(candidates) || 'nobody'}`)}
        {opponent !== '' && ` ${stopped(`Named as opponent: ${opponent}`)}`}
        {missing !== '' && ` ${notNoted(missing)}`}
      </p>
      <FoldedLines title="What the match gave" lines={gave} />
      <div class="buttons">
        <Button isOff={isOff} onPress={onBringBack}>
          Bring back
        </Button>
        <Button isFree onPress={() => onOpen('record')}>
          Export the match
        </Button>
        <Button isFree onPress={() => onOpen('why')}>
          Explain a round
        </Button>
        <a class="button plain" href={link} target="_blank" rel="noreferrer">
          Open the archive
        </a>
      </div>
    </section>
  );
}
