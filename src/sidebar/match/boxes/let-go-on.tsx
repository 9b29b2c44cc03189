import type { MatchState } from '../../../sheets/panel-api/panel.ts';
import {
  endFallsWords,
  revealedWords,
  staysOutWords,
  stillOut,
  tokenFirstWords,
} from '../../logic/undo-words.ts';
import { Button } from '../../parts/button.tsx';
import { Report } from '../../parts/report.tsx';
import { useAction } from '../../session/action.ts';
import { useSession } from '../../session/session.ts';

interface Props {
  readonly match: MatchState;
  onLeave(): void;
}

/** Lets a match go on that the host ended before its end; says first what that takes back (H24). */
export function LetGoOn({ match, onLeave }: Props) {
  const { number, round, outcome } = match;
  const action = useAction<'endEarly'>('writes');
  const season = useSession().state?.season;
  const given = season?.given.find((one) => one.match === number);
  const out = season ? stillOut(match, season) : [];
  return (
    <>
      <ul>
        <li>
          Round {round + 1} is open again, with its forms, and what was sent for it counts. Its deadline is a
          new one if the old one has passed.
        </li>
        {outcome && <li>{endFallsWords(outcome)}</li>}
        {outcome && <li>{revealedWords(outcome)}</li>}
        {out.length > 0 && <li>{staysOutWords(out)}</li>}
        {given && <li>{tokenFirstWords(given.to)}</li>}
      </ul>
      <Report of={action} />
      <div class="buttons">
        <Button
          kind="main"
          isOff={given !== undefined}
          onPress={() =>
            void action.start('Opening the round', (call) => call('endEarly', number, round, 'go on'))
          }
        >
          Open round {round + 1} again
        </Button>
        <Button isFree onPress={onLeave}>
          Cancel
        </Button>
      </div>
    </>
  );
}
