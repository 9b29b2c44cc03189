import type { MatchState } from '../../../sheets/panel-api/panel.ts';
import { Button } from '../../parts/button.tsx';
import { Report } from '../../parts/report.tsx';
import { useAction } from '../../session/action.ts';

interface Props {
  readonly match: MatchState;
  onClose(): void;
}

/** Offers to close a match that is over; or, when it is closed and still in the workbook, to go on or to open it again. */
export function CloseBox({ match, onClose }: Props) {
  const goingOn = useAction<'endEarly'>('writes');
  const reopening = useAction<'bringBack'>('writes');
  if (!match.closed)
    return (
      <section class="box calm" aria-label="Close the match">
        <p>
          {match.endedEarly
            ? 'You ended the match before its end. It can go on until you close it.'
            : 'Is nothing left to be corrected? Then close the match. Until then its rounds can be undone.'}
        </p>
        <Report of={goingOn} />
        <div class="buttons">
          {match.endedEarly && (
            <Button
              onPress={() =>
                goingOn.start('Opening the round', (call) => call('endEarly', match.number, 'go on'))
              }
            >
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
