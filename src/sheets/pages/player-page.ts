import { memoized } from '../../rules/base/memoized.ts';
import { stack } from '../../rules/board/arrange.ts';
import type { Grid } from '../../rules/board/grid.ts';
import { type Line, moreBelow, SOFT, textLines } from '../../rules/board/page.ts';
import { drawEnding } from '../../rules/play/shown/ending.ts';
import { drawGlanceInShort } from '../../rules/play/shown/glance.ts';
import { drawStanding } from '../../rules/play/shown/standing.ts';
import type { Log } from '../log/audit-log.ts';
import type { Playback } from '../log/playback/playback.ts';
import { seenBy } from '../log/playback/seen.ts';
import { plainLink } from '../workbook/form-link.ts';
import type { MatchRow } from '../workbook/season.ts';
import { awardLines } from './lines/award-lines.ts';
import { earlierLines } from './lines/earlier-lines.ts';
import { drawAddresses, linkLines } from './lines/page-links.ts';
import { purseLines } from './lines/purse-lines.ts';
import { endedTradeLines, lastRoundLines, ownRoundLines } from './lines/round-lines.ts';
import { typedLines } from './lines/story-lines.ts';
import { downloadLines, editLines, matchHeading, proofLines, roundsLink } from './match-heading.ts';
import { nowLines } from './now-lines.ts';
import { ownEndLines } from './own-end.ts';
import { drawOwnDetails, type Private } from './own-part.ts';

/** Draws the ending, cached for all pages. */
const endingOf = memoized((playback: Playback) => drawEnding(playback.match, playback));

/**
 * Draws a player's page. The top has the open round with the order and what the player must do, the last round, the
 * standing of the match, and the board. Below “More about this match” come details, past rounds, short rules, links and
 * checks.
 */
export function playerPage(row: MatchRow, playback: Playback, own: Private, log: Log): Grid {
  const { match, started } = playback;
  const { seat } = own;
  const name = match.info.names[seat] as string;
  const id = started.players[seat]?.id ?? '';
  return stack([
    textLines([
      ...matchHeading(row, playback, log, own),
      ...(row.over ? ownEndLines(playback, name) : nowLines(row, playback, own)),
      ...purseLines(row, playback, own),
      ...awardLines(log, playback, id, own),
      { text: ownerWords(playback, own, name), style: SOFT },
      ...editLines(playback, { player: name }),
    ]),
    ...endingOf(playback),
    ...(row.over ? [] : lastRound(playback, seat)),
    ...(row.over ? [] : [drawStanding(match, seenBy(playback, seat), seat)]),
    match.game.draw.private(match.info, seat, seenBy(playback, seat)),
    textLines(proofLines(playback, log, seat)),
    moreBelow('More about this match'),
    ...(row.over ? [] : [drawOwnDetails(row, playback, own)]),
    textLines([
      ...(row.over ? endedTradeLines(playback, name) : []),
      ...ownRoundLines(playback, seat, own.times),
      ...typedLines(playback, seat),
      ...earlierLines(playback, seat),
      ...linkLines('The rules', own.rules),
      ...linkLines('The page for everyone', own.board),
      ...downloadLines(log, playback),
    ]),
    drawGlanceInShort(match, own.later),
    ...drawAddresses({
      ...(row.over ? {} : { 'Your order': plainLink(own.link), Trades: plainLink(own.tradesLink) }),
      'The rules': own.rules ?? '',
      'Everyone’s page': own.board ?? '',
      'All rounds': roundsLink(log, playback),
    }),
  ]);
}

function lastRound(playback: Playback, seat: number): readonly Grid[] {
  const lines: readonly Line[] = lastRoundLines(playback, seat);
  return lines.length === 0 ? [] : [textLines(lines)];
}

/**
 * Names the player whose page this is. If the player has another name in this match, adds this name. A finished match
 * keeps the names from the match's end (H23).
 */
function ownerWords({ started }: Playback, { seat, people = [] }: Private, name: string): string {
  const now = people.find(({ id }) => id === started.players[seat]?.id)?.name ?? name;
  const before = now === name ? '' : ` In this match, your place is called ${name}.`;
  return `${now}. Only you and the hosts can open this page.${before}`;
}
