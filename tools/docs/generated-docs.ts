import { GAMES } from '../../src/rules/registry.ts';
import { withChecks, withSwitches } from './google-page.ts';
import { alignTables } from './markdown-table.ts';
import { withPart } from './marked-part.ts';
import { positionList } from './position-list.ts';

/** A document with its generated parts up to date. */
export interface Doc {
  readonly name: string;
  readonly text: string;
}

/** The documents with generated parts: lists of games and of their positions, letters of rulings, checks and switches, as the code has them now. */
export function generatedDocs(read: (name: string) => string): readonly Doc[] {
  const rulings = read('docs/rulings.md');
  return [
    { name: 'README.md', text: withPart(read('README.md'), 'games', listOfGames()) },
    { name: 'docs/rulings.md', text: withPart(rulings, 'letters', listOfLetters(rulings)) },
    {
      name: 'docs/record.md',
      text: withPart(
        withPart(read('docs/record.md'), 'games', gameNames()),
        'positions',
        positionList(GAMES),
      ),
    },
    { name: 'docs/google.md', text: alignTables(withSwitches(withChecks(read('docs/google.md')))) },
  ];
}

function gameNames(): string {
  return GAMES.map(({ id }) => `\`${id}\``).join(', ');
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
