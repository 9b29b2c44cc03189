import { useState } from 'preact/hooks';
import type { MatchState } from '../../../sheets/panel-api/panel.ts';
import { Button } from '../../parts/button.tsx';
import { Report } from '../../parts/report.tsx';
import { useAction } from '../../session/action.ts';
import { LetGoOn } from './let-go-on.tsx';

interface Props {
  readonly match: MatchState;
  onClose(): void;
}

/** Offers to close a match that is over, or to let it go on where the host ended it; when it is closed and still in the workbook, to go on closing or to open it again. */
export function CloseBox({ match, onClose }: Props) {
  const [isGoingOn, setGoingOn] = useState(false);
  const reopening = useAction<'bringBack'>('writes');
  if (isGoingOn && match.endedEarly && !match.closed)
    return (
      <section class="box calm" aria-label="Let it go on">
        <LetGoOn match={match} onLeave={() => setGoingOn(false)} />
      </section>
    );
  if (!match.closed)
    return (
      <section class="box calm" aria-label="Close the match">
        <p>
          {match.endedEarly
            ? 'You ended the match before its end. It can go on until you close it.'
            : 'Is nothing left to be corrected? Then close the match. Until then its rounds can be undone.'}
        </p>
        <div class="buttons">
          {match.endedEarly && (
            <Button isFree onPress={() => setGoingOn(true)}>
              Let it go on
            </Button>
          )}
          <Button isFree id="open-close" onPress={onClose}>
            Close the match
          </Button>
        </div>
      </section>
    );
  return (
    <section class="box calm" aria-label="Close the match">
      <p>The match is closed, and still in this workbook.</p>
      <Report of={reopening} />
      <div class="buttons">
        <Button isFree id="open-close" onPress={onClose}>
          Move it to the archive
        </Button>
        <Button
          onPress={() =>
            reopening.start('Opening the match again', (call) => call('bringBack', match.number))
          }
        >
          Open it again
        </Button>
      </div>
    </section>
  );
}
