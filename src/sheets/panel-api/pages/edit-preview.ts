import { openBook } from '../../log/book.ts';
import type { Playback } from '../../log/playback/playback.ts';
import { asShown } from '../../log/playback/shown/as-shown.ts';
import { contextOf } from '../../match/change.ts';
import { standingWords } from '../../match/round/corrections/amend-news.ts';
import { planEdit } from '../../match/round/corrections/edit.ts';
import type { Ports } from '../../ports.ts';
import type { EditPreview } from '../panel.ts';
import { preventedWords, purseLines } from './rounds.ts';

/** The effects of accepting a position that was changed by hand, and the reason why it cannot be accepted (H5). Writes nothing. */
export function tryEdit(ports: Ports, match: number): EditPreview {
  const plan = planEdit(contextOf(ports, openBook(ports, { matches: [match] })), match);
  const [before, after] = [asShown(plan.before), asShown(plan.after)];
  const [stands, comes] = [standingWords(before), standingWords(after)];
  return {
    standing: stands === comes ? '' : `${stands} → ${comes}`,
    purses: purseLines(plan.after, plan.change.ledger),
    open: openAgain(before, after),
    prevented: preventedWords(plan.spent),
  };
}

/** Choices that were made before a change and are open after it. */
function openAgain({ vote, opponent }: Playback, after: Playback): readonly string[] {
  return [
    ...(vote !== undefined && after.vote === undefined
      ? [`The vote for ${vote} does not count any more: the winners are others, or have others to vote on.`]
      : []),
    ...(opponent !== undefined && after.opponent === undefined
      ? [`${opponent} is not the opponent any more: the loser is another, or has others to name.`]
      : []),
  ];
}
