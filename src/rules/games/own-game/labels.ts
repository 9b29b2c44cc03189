import { NONE } from '../../data.ts';

/**
 * Makes texts fit for a form. Each text is on one line and differs from all other texts. With `ticks` the texts have no
 * commas, because Google joins ticked choices with commas.
 */
export function labelsOf(texts: readonly string[], noun: string, ticks: boolean): readonly string[] {
  const lines = texts.map((text) => text.replace(/\s+/g, ' ').trim());
  const labels = ticks ? lines.map((line) => line.replace(/,/g, ';')) : lines;
  return labels.map((label, i) =>
    label === '' || label === NONE || labels.indexOf(label) < i ? `${noun} ${i + 1}` : label,
  );
}

/** Gives the text to which a typed label belongs. A typed text that is no label stays as it was written. */
export function textOf(texts: readonly string[], labels: readonly string[], typed: string): string {
  const exact = labels.indexOf(typed);
  const alike = labels.flatMap((label, i) => (label.toLowerCase() === typed.toLowerCase() ? [i] : []));
  const at = exact >= 0 ? exact : alike.length === 1 ? alike[0] : undefined;
  return at === undefined ? typed : (texts[at] as string);
}
