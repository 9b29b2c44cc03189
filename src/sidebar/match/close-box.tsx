import { useState } from 'preact/hooks';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import {
  endFallsWords,
  revealedWords,
  staysOutWords,
  stillOut,
  tokenFirstWords,
} from '../logic/undo-words.ts';
import { Button } from '../parts/button.tsx';
import { DoOrCancel, Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';
import { useSession } from '../session/session.ts';

/**
 * Offers the steps after the end of a match: closing the match, or undoing an early end. For a closed match, offers to
 * archive or reopen the match.
 */
export function CloseBox({ match, onClose }: { readonly match: MatchState; onClose(): void }) {
  const [isGoingOn, setGoingOn] = useState(false);
  const reopening = useAction<'bringBack'>('writes');
  if (isGoingOn && match.endedEarly && !match.closed)
    return (
      <section class="box calm" aria-label="Undo the early end">
        <UndoEarlyEnd match={match} onLeave={() => setGoingOn(false)} />
      </section>
    );
  if (!match.closed)
    return (
      <section class="box calm" aria-label="Close the match">
        <p>
          {match.endedEarly
            ? 'You can undo the early end until you close the match.'
            : 'Close the match when there is nothing left to correct. Until you close the match, you can undo its rounds.'}
        </p>
        <div class="buttons">
          {match.endedEarly && (
            <Button isFree onPress={() => setGoingOn(true)}>
              Undo the early end
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
      <p>The match is closed but still in this workbook.</p>
      <Report of={reopening} />
      <div class="buttons">
        <Button isFree id="open-close" onPress={onClose}>
          Move the match to the archive
        </Button>
        <Button onPress={() => reopening.start('Reopening the match', 'bringBack', match.number)}>
          Reopen the match
        </Button>
      </div>
    </section>
  );
}

/** Undoes an early end. First lists the effects of the undo (H24). */
export function UndoEarlyEnd({ match, onLeave }: { readonly match: MatchState; onLeave(): void }) {
  const { number, round, outcome } = match;
  const action = useAction<'endEarly'>('writes');
  const season = useSession().state?.season;
  const given = season?.given.find((one) => one.match === number);
  const out = season ? stillOut(match, season) : [];
  return (
    <>
      <ul>
        <li>
          Round {round + 1} opens again with its forms, and orders already sent count. If its deadline has
          passed, the round gets a new deadline.
        </li>
        {outcome && <li>{endFallsWords(outcome)}</li>}
        {outcome && <li>{revealedWords(outcome)}</li>}
        {out.length > 0 && <li>{staysOutWords(out)}</li>}
        {given && <li>{tokenFirstWords(given.to)}</li>}
      </ul>
      <DoOrCancel
        of={action}
        label={`Reopen round ${round + 1}`}
        isOff={given !== undefined}
        onDo={() => void action.start('Reopening the round', 'endEarly', number, round, 'go on')}
        onCancel={onLeave}
      />
    </>
  );
}
