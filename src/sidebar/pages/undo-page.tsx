import { useRef, useState } from 'preact/hooks';
import { capital } from '../../rules/base/words.ts';
import {
  fallenWords,
  revealedWords,
  staysOutWords,
  stillOut,
  stillOutWords,
  tokenFirstWords,
} from '../logic/undo-words.ts';
import { RoundChoice } from '../parts/inputs.tsx';
import { type MatchPage, Page } from '../parts/page.tsx';
import { DoOrCancel } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';
import { useSession } from '../session/session.ts';

/** Page that undoes the last round or the last few rounds. First lists the effects of the undo. */
export function UndoPage({ match, onBack, onDone }: MatchPage) {
  const { state } = useSession();
  const given = state?.season?.given.find((one) => one.match === match.number);
  const action = useAction<'undoRound'>('writes');
  // The last round as the host saw it, even if another host resolves or undoes a round meanwhile.
  const last = useRef(match.round).current;
  const first = match.taken + 1;
  const [round, setRound] = useState(last);
  const rounds = round === last ? `round ${round}` : `rounds ${round} to ${last}`;
  const { timing, pausedSince } = match.clock;
  const out = state?.season ? stillOut(match, state.season) : [];
  const pauses = pausedSince === '' && (timing.auto !== 'off' || timing.remind > 0);
  const undo = async () => {
    const answer = await action.start(`Undoing ${rounds}`, 'undoRound', match.number, round, last);
    if (!answer?.ok) return;
    onDone(
      `${capital(rounds)} ${round === last ? 'is' : 'are'} undone; round ${round} is open again.${stillOutWords(out)}`,
    );
  };
  return (
    <Page title={`Undo ${rounds}`} onBack={onBack}>
      {last > first && (
        <RoundChoice
          label="Go back to before round"
          first={first}
          last={last}
          value={round}
          onChange={setRound}
        />
      )}
      <ul>
        <li>Orders for round {round} are open again. They count when you resolve the round again.</li>
        {round < last && <li>{fallenWords(round, last)}</li>}
        {!match.over && match.seats.some(({ receivedAt }) => receivedAt !== '') && (
          <li>
            Orders for round {last + 1} count again once that round is open, unless players send newer ones.
          </li>
        )}
        <li>Purses and files become as they were before round {round}.</li>
        {match.edited.length > 0 && (
          <li>Cells changed by hand that you have not accepted are reset, too: {match.edited.join('; ')}.</li>
        )}
        {!pauses && (
          <li>
            The old deadline of round {round} applies again. If it has passed, new orders are late until you
            set a new deadline.
          </li>
        )}
        {match.over && (
          <li>The match continues. The forms open again, and everything that the end paid is taken back.</li>
        )}
        {match.outcome && <li>{revealedWords(match.outcome)}</li>}
        {out.length > 0 && <li>{staysOutWords(out)}</li>}
        {given && <li>{tokenFirstWords(given.to)}</li>}
        {pauses && (
          <li>
            The match is paused, so that the round does not resolve automatically at once. Resume the match
            when you are ready.
          </li>
        )}
        <li>Players may have seen the result, so tell them.</li>
        <li>The log keeps both versions of the round, and erases nothing.</li>
      </ul>
      <DoOrCancel
        of={action}
        label={`Undo ${rounds}`}
        isOff={given !== undefined}
        onDo={undo}
        onCancel={onBack}
      />
    </Page>
  );
}
