import type { PanelState } from '../../../sheets/panel-api/panel.ts';
import { Button } from '../button.tsx';

interface Props {
  readonly rehearsal: NonNullable<PanelState['rehearsal']>;
  onOpen(): void;
}

/** Says on the first page that a rehearsal is open. */
export function RehearsalBox({ rehearsal, onOpen }: Props) {
  return (
    <section class="box calm" aria-label="Rehearsal">
      <p>A rehearsal of {rehearsal.title} is open. Nothing of it is real.</p>
      <div class="buttons">
        <Button isFree id="open-rehearsal" onPress={onOpen}>
          Go on with the rehearsal
        </Button>
      </div>
    </section>
  );
}
