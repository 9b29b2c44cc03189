/** Rulings that only hosts and programs need, such as rulings about seeds and formulas. The rules page leaves these rulings out. */
const LEFT_OUT = ['X11', 'X12', 'X13', 'X14', 'F18', 'O1', 'O2', 'O7', 'O10'];

/**
 * Writes the code that holds the rulings of docs/rulings.md for the rules page. The rulings of all games come first, and
 * each game's rulings follow under the game's title.
 */
export function rulingsCode(rulings: string, titles: readonly string[]): string {
  const parts = rulings.split(/^## /m).slice(1);
  const lists = ['All games', ...titles].map((title) => {
    const part = parts.find((one) => one.startsWith(`${title}\n`)) ?? '';
    const items = part.split(/^- (?=\*\*[A-Z]\d+\*\* )/m).slice(1);
    const lines = items.map(lineOf).filter((line) => !LEFT_OUT.includes(line.split(' ', 1)[0] ?? ''));
    return `  ${quoted(title)}: [\n${lines.map((line) => `    ${quoted(line)},\n`).join('')}  ],\n`;
  });
  return `/** Rulings for the rules page, by section, as “id question | answer”. Written by \`npm run docs\` from docs/rulings.md. */
export const RULINGS: Readonly<Record<string, readonly string[]>> = {
${lists.join('').replace(/^ {2}'(\w+)':/gm, '  $1:')}};
`;
}

/** Writes a ruling in one line. Leaves out options, marks, and references to rulings that the rules page does not have. */
function lineOf(item: string): string {
  const text = item.split(/\n(?=\S)/)[0]?.replace(/\s+/g, ' ') ?? '';
  const [, id = '', asks = '', says = ''] = /^\*\*(\w+)\*\* _(.*?)_ (.*)$/.exec(text) ?? [];
  const plain = says
    .replace(/ ?\*\*Options?\*\*(?:`[^`]*`|[^.`]|\.(?! |$))*\.?/g, '')
    .replace(/ \(`\w+`\)/g, '')
    .replace(/ \((?:([A-Z])\d+(?:, )?)+\)/g, (refs, letter) => (`X${id}`.includes(letter) ? refs : ''))
    // Sentences about gaps of the original rule texts, which a reader of this page does not have.
    .replace(/[;:] the text[^.]*\./g, '.')
    .replace(/(?<=^|\. )[^.]*\bthe text\b[^.]*\. ?/gi, '')
    .replace(/[`*]/g, '')
    .trim();
  return `${id} ${asks.replace(/`/g, '')} | ${plain}`;
}

function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}
