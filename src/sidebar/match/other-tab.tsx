import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { Button } from '../parts/button.tsx';

interface Props {
  /** The match that the panel acts on. */
  readonly match: MatchState;
  readonly inFront: MatchState | undefined;
  /** Makes the panel act on the match of the open tab. */
  onShow?(number: number): void;
  /** Opens the tab of the panel's match. A page with host input offers only this button. */
  onShowTab?(number: number): void;
}

/** Warns that the open tab does not belong to the match that the panel shows. */
export function OtherTab({ match, inFront, onShow, onShowTab }: Props) {
  if (!inFront || inFront.number === match.number) return null;
  return (
    <section class="box warn" role="status" aria-label="The tab of another match">
      <p>
        The open tab belongs to <strong>{inFront.title}</strong>, but the panel acts on{' '}
        <strong>{match.title}</strong>.
      </p>
      <div class="buttons">
        {onShow && (
          <Button isFree onPress={() => onShow(inFront.number)}>
            Switch to {inFront.title}
          </Button>
        )}
        {onShowTab && (
          <Button isFree onPress={() => onShowTab(match.number)}>
            Open the tab of {match.title}
          </Button>
        )}
      </div>
    </section>
  );
}
