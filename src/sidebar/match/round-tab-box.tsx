import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { Button } from '../parts/button.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

/** Tells the host how to enter a ruling for the open round, in a game whose results the host decides. */
export function RoundTabBox({ match }: { readonly match: MatchState }) {
  const action = useAction<'showRound'>('reads');
  if (!match.ruled || match.over || match.problem) return null;
  return (
    <section class="box calm" aria-label="You rule this round">
      <p>
        Enter your ruling in the yellow cells of the tab “This round of …”. “Preview” writes the orders into
        that tab. It also shows what players would read.
      </p>
      <div class="buttons">
        <Button onPress={() => void action.start('Opening the tab', 'showRound', match.number)}>
          Open that tab
        </Button>
      </div>
      <Report of={action} />
    </section>
  );
}
