/** The text between `<!-- NAME -->` and `<!-- /NAME -->`. Throws where the marks are missing. */
export function partOf(text: string, name: string): string {
  const [from, to] = placeOf(text, name);
  return text.slice(from, to);
}

/** The text with what stands between `<!-- NAME -->` and `<!-- /NAME -->` replaced. Throws where the marks are missing. */
export function withPart(text: string, name: string, part: string): string {
  const [from, to] = placeOf(text, name);
  return `${text.slice(0, from)}\n\n${part}\n\n${text.slice(to)}`;
}

function placeOf(text: string, name: string): readonly [from: number, to: number] {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`there are no marks ${start} … ${end}`);
  return [from + start.length, to];
}
