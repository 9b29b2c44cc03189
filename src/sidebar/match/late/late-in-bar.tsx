import type { MatchState } from '../../../sheets/panel-api/panel.ts';
import { lateForRound } from '../../logic/match-words.ts';
import { Report } from '../../parts/report.tsx';
import { useAction } from '../../session/action.ts';
import { LetAllCount, LetCount } from './let-count.tsx';
import { SetAside } from './set-aside.tsx';

/** The late orders of the open round, to be accepted or set aside before it is resolved. */
export function LateInBar({ match }: { readonly match: MatchState }) {
  const action = useAction<'acceptLate'>('writes');
  const naming = useAction<'nameSender'>('writes');
  const late = lateForRound(match);
  const accept = (ids: readonly string[]) =>
    void action.start('Accepting', (call) => call('acceptLate', match.number, ids));
  return (
    <>
      <LetAllCount match={match} onPress={accept} />
      {late.length > 0 && (
        <ul class="rows">
          {late.map((one) => (
            <li class="response" key={one.id}>
              <span>{one.name}, late</span>
              <div class="buttons">
                <LetCount match={match} id={one.id} onPress={accept} />
                <SetAside match={match.number} late={one} naming={naming} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <Report of={action} />
      <Report of={naming} />
    </>
  );
}
