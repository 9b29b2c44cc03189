import { stack } from '../../rules/board/arrange.ts';
import type { Grid } from '../../rules/board/grid.ts';
import { HEADING, type Line, SOFT, STRONG, TITLE, textLines } from '../../rules/board/page.ts';
import type { Match } from '../../rules/play/match.ts';
import { glanceOf, optionsOfRuling } from '../../rules/play/shown/glance.ts';
import type { Book } from '../log/book.ts';
import type { Playback } from '../log/playback/playback.ts';
import type { Ports } from '../ports.ts';
import { FIRST_RULES_TAB, type MatchRow } from '../workbook/season.ts';
import { RULINGS } from './rulings-text.ts';

/**
 * Gives the address of a match's rules. This is the host's page with rules, or else the rules tab in the spectators'
 * file. '' if there is neither.
 */
export function rulesLink(
  { files }: { readonly files: Pick<Ports['files'], 'link'> },
  { season }: Book,
  match: number,
): string {
  if (season.rules !== '' || season.spectatorFile === '') return season.rules;
  return `${files.link(season.spectatorFile)}#gid=${FIRST_RULES_TAB + match}`;
}

/** Draws the rules tab of a match: short rules with the options of this match, and the rulings of the game and of all games. */
export function rulesPage({ title }: Pick<MatchRow, 'title'>, { match, started }: Playback): Grid {
  const { game } = match;
  return stack([
    textLines([
      { text: `Rules: ${title}`, style: TITLE, height: 40 },
      { text: `${game.pitch} These rules have the options that the host chose for this match.` },
    ]),
    textLines([
      { text: 'In short', style: HEADING },
      ...glanceOf(match, started.hints).flatMap(([label, text]): Line[] => [
        { text: label, style: STRONG },
        ...text.split('\n').map((line) => ({ text: line })),
      ]),
      ...rulingLines(match, game.define ? 'Own games' : game.title),
      ...rulingLines(match, 'All games'),
    ]),
  ]);
}

/** Lists the rulings of a section of docs/rulings.md as questions and answers. */
function rulingLines(match: Match, section: string): readonly Line[] {
  const rulings = RULINGS[section] ?? [];
  if (rulings.length === 0) return [];
  return [
    { text: `${section}: questions and answers`, style: HEADING },
    ...rulings.flatMap((ruling): Line[] => {
      const [asks = '', says = ''] = ruling.split(' | ');
      const chosen = optionsOfRuling(match, asks.split(' ', 1)[0] ?? '').map(
        (words) => `In this match: ${words}.`,
      );
      return [
        { text: asks, style: STRONG },
        { text: says },
        ...chosen.map((text) => ({ text, style: SOFT })),
      ];
    }),
  ];
}
