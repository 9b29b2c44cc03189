import { GAMES } from '../src/rules/registry.ts';

/** A document with its generated parts up to date. */
export interface Doc {
  readonly name: string;
  readonly text: string;
}

/** The documents that list the games, each with the list as the registry and the rulings have it now. */
export function generatedDocs(read: (name: string) => string): readonly Doc[] {
  const rulings = read('docs/rulings.md');
  return [
    { name: 'README.md', text: withPart(read('README.md'), 'games', listOfGames()) },
    { name: 'docs/rulings.md', text: withPart(rulings, 'letters', listOfLetters(rulings)) },
  ];
}

function listOfGames(): string {
  return GAMES.map(({ id, title, pitch }) => `- [**${title}**](src/rules/games/${id}): ${pitch}`).join('\n');
}

/** The letter of each section's rulings, with the section's title. */
function listOfLetters(rulings: string): string {
  const sections = rulings.split(/^## /m).slice(1);
  return sections
    .flatMap((section) => {
      const letter = /^- \*\*([A-Z])1\*\* /m.exec(section)?.[1];
      return letter ? [`- **${letter}** ${section.slice(0, section.indexOf('\n'))}`] : [];
    })
    .join('\n');
}

/** The text with what stands between `<!-- NAME -->` and `<!-- /NAME -->` replaced. */
function withPart(text: string, name: string, part: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`there are no marks ${start} … ${end}`);
  return `${text.slice(0, from + start.length)}\n\n${part}\n\n${text.slice(to)}`;
}
