import { Button } from '../button.tsx';

interface Props {
  /** The missing choices, in words; '' for none. */
  readonly missing: string;
  /** The words of the button. */
  readonly label: string;
  /** Another match is being made, or waits to be finished. */
  readonly isBusy: boolean;
  onMake(): void;
}

/** The bar below the choices for a match: what is still missing, and the button that makes it. */
export function MakeBar({ missing, label, isBusy, onMake }: Props) {
  return (
    <div class="bar">
      {missing !== '' && (
        <p class="small" role="status">
          {missing}
        </p>
      )}
      <Button kind="main" isOff={isBusy || missing !== ''} onPress={onMake}>
        {label}
      </Button>
    </div>
  );
}
