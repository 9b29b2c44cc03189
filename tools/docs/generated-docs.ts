import { GAMES, RECORD_GAMES } from '../../src/rules/registry.ts';
import { CHECKS } from '../../src/sheets/google/self-test/self-test.ts';
import { positionList } from './position-list.ts';
import { rulingsCode } from './rulings-text.ts';
import { NO_SWITCH, SWITCH_TABLE } from './switch-table.ts';

/** A document in which the generated parts are up to date. */
export interface Doc {
  readonly name: string;
  readonly text: string;
}

/**
 * Generates parts of documents from the code, such as the list of games, the letters of rulings, and the checks and
 * switches of assumptions.
 */
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
    { name: 'docs/google.md', text: withChecks(read('docs/google.md')) },
    {
      name: 'src/sheets/pages/rulings-text.ts',
      text: rulingsCode(rulings, [...GAMES.map(({ title }) => title), 'Own games']),
    },
  ];
}

function gameNames(): string {
  return RECORD_GAMES.map(({ id }) => `\`${id}\``).join(', ');
}

function listOfGames(): string {
  return GAMES.map(({ id, title, pitch }) => `- [**${title}**](src/rules/games/${id}): ${pitch}`).join('\n');
}

/** Lists the letters of rulings. Each letter has the title of its section. */
function listOfLetters(rulings: string): string {
  const sections = rulings.split(/^## /m).slice(1);
  return sections
    .flatMap((section) => {
      const letter = /^- \*\*([A-Z])1\*\* /m.exec(section)?.[1];
      return letter ? [`- **${letter}** ${section.slice(0, section.indexOf('\n'))}`] : [];
    })
    .join('\n');
}

/** Gives the name of the check in the self-test that tests an assumption. */
function lineFor(id: string): string {
  return CHECKS.find(({ assumptions }) => assumptions.includes(id))?.name ?? 'not checkable';
}

/**
 * Lists the local host's switches that break an assumption, and what happens then. If no switch breaks the assumption,
 * gives the reason.
 */
function switchesFor(id: string): string {
  const own = SWITCH_TABLE.filter((row) => row.id === id);
  const names = own.map(({ switches, result }) => `\`${Object.keys(switches).join(', ')}\`: ${result}`);
  return names.length > 0 ? [...new Set(names)].join('; ') : `none: ${NO_SWITCH[id]}`;
}

/** Fills the last two columns of the table in docs/google.md: the checks of the self-test, and the switches. */
function withChecks(page: string): string {
  return page.replace(
    /^(\| (G\d+) \|(?:[^|\n]*\|){3})[^|\n]*\|[^|\n]*\|$/gm,
    (_, start: string, id: string) => `${start} ${lineFor(id)} | ${switchesFor(id)} |`,
  );
}

/** Replaces the text between `<!-- NAME -->` and `<!-- /NAME -->`. Throws if the marks are missing. */
function withPart(text: string, name: string, part: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`there are no marks ${start} … ${end}`);
  return `${text.slice(0, from + start.length)}\n\n${part}\n\n${text.slice(to)}`;
}
