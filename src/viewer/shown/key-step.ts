/** The parts of a key press that decide whether it is a step. */
export interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  /** The element with the focus at the key press. */
  readonly target: { readonly tagName: string };
}

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/** The step of an arrow key: back, forth, or 0 where it means something else, as in a field or with another key held. */
export function keyStep({ key, altKey, ctrlKey, metaKey, target }: KeyPress): number {
  if (altKey || ctrlKey || metaKey || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return 0;
  return STEPS.get(key) ?? 0;
}
