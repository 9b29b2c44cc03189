/** Parts of a key press that decide whether the page goes a round back or forward. */
export interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  /** Element that had the focus when the key was pressed. */
  readonly target: { readonly tagName: string };
}

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/**
 * Gives the step of an arrow key: 1 or -1. Gives 0 if the key means something else, for instance in a field, or together
 * with a key such as Ctrl.
 */
export function keyStep({ key, altKey, ctrlKey, metaKey, target }: KeyPress): number {
  if (altKey || ctrlKey || metaKey || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return 0;
  return STEPS.get(key) ?? 0;
}
