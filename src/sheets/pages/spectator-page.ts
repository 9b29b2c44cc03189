import { stack } from '../../rules/board/arrange.ts';
import type { Grid } from '../../rules/board/grid.ts';
import { type Line, moreBelow, STRONG, textLines } from '../../rules/board/page.ts';
import { drawEnding } from '../../rules/play/shown/ending.ts';
import { drawGlance } from '../../rules/play/shown/glance.ts';
import { recapOf } from '../../rules/play/shown/recap.ts';
import { drawStanding } from '../../rules/play/shown/standing.ts';
import type { Log } from '../log/audit-log.ts';
import type { Playback } from '../log/playback/playback.ts';
import { seenBy } from '../log/playback/seen.ts';
import { dateWords, type TimeWords } from '../time.ts';
import type { MatchRow } from '../workbook/season.ts';
import { earlierLines } from './lines/earlier-lines.ts';
import { hostActLines } from './lines/host-acts.ts';
import { drawAddresses, linkLines } from './lines/page-links.ts';
import { storyLines } from './lines/story-lines.ts';

import {
  checkLines,
  downloadLines,
  editLines,
  matchHeading,
  proofLines,
  roundsLink,
} from './match-heading.ts';

/** Draws the spectators’ page of a match, with public facts only. `isPast` is true if the deadline has passed when the page is drawn. */
export function spectatorPage(
  row: MatchRow,
  playback: Playback,
  log: Log,
  times: TimeWords = dateWords,
  rules = '',
  isPast = false,
): Grid {
  const { match } = playback;
  return stack([
    textLines([
      ...matchHeading(row, playback, log, { times, isPast }),
      ...recapLines(row, playback),
      ...editLines(playback, 'public'),
    ]),
    ...drawEnding(match, playback),
    ...(row.over ? [] : [drawStanding(match, seenBy(playback))]),
    match.game.draw.public(match.info, seenBy(playback)),
    textLines(proofLines(playback, log)),
    moreBelow('More about this match'),
    textLines([
      ...storyLines(playback),
      ...earlierLines(playback, 'public'),
      ...linkLines('The rules', rules),
      ...downloadLines(log, playback),
    ]),
    drawGlance(match, playback.started.hints),
    ...drawAddresses({ 'The rules': rules, 'All rounds': roundsLink(log, playback) }),
    textLines([...hostActLines(log, playback, times), ...checkLines(playback)]),
  ]);
}

/** Gives the result of the last round in one line; [] after the end, when the page shows the outcome. */
function recapLines({ over }: MatchRow, playback: Playback): Line[] {
  const text = over ? '' : recapOf(playback.match, seenBy(playback));
  return text === '' ? [] : [{ text, style: STRONG }];
}
