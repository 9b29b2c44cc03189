import type { MatchState } from '../../../sheets/panel-api/panel.ts';
import { timeWords } from '../../logic/clock.ts';
import { unreachedWords } from '../../logic/match-words.ts';
import { clockLines } from '../../logic/timing-draft.ts';
import { Button } from '../../parts/button.tsx';
import { Report } from '../../parts/report.tsx';
import { useAction } from '../../session/action.ts';
import { useSession } from '../../session/session.ts';

/** What happens by itself in a match, that it is paused, and why a round did not resolve by itself. */
export function ClockNote({ match }: { readonly match: MatchState }) {
  const session = useSession();
  const action = useAction<'goOn'>('writes');
  const { clock, round, number } = match;
  const unreached = unreachedWords(match);
  const lines = [...clockLines(clock, round, session.now()), ...(unreached === '' ? [] : [unreached])];
  return (
    <>
      {clock.pausedSince !== '' && (
        <section class="box warn" aria-label="Paused">
          <p>Paused since {timeWords(clock.pausedSince)}. Nothing resolves by itself, and nothing is due.</p>
          <div class="buttons">
            <Button onPress={() => action.start('Going on', (call) => call('goOn', number))}>
              Go on with the match
            </Button>
          </div>
        </section>
      )}
      <Report of={action} />
      {clock.problem && (
        <p class="box warn" role="alert">
          {clock.problem.of === 'reminder'
            ? 'Reminders were not sent'
            : 'This round did not resolve by itself'}{' '}
          ({timeWords(clock.problem.at)}): {clock.problem.what}
        </p>
      )}
      {lines.map((line) => (
        <p class="soft small" key={line}>
          {line}
        </p>
      ))}
    </>
  );
}
