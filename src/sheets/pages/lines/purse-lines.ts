import { listed, plural, purseWords } from '../../../rules/base/words.ts';
import { type Line, WARNING } from '../../../rules/board/page.ts';
import type { Purse } from '../../../rules/declare/purse.ts';
import { outcomeOf } from '../../../rules/play/match.ts';
import type { Playback } from '../../log/playback/playback.ts';
import type { OpenRound } from '../../responses/open-round.ts';
import type { MatchRow } from '../../workbook/season.ts';

type Money = Pick<Purse, 'garnets' | 'bellflowers'>;

/** Amounts that a player's order and agreed trades in one open match take from the purse (X10). */
export interface Take extends Money {
  readonly title: string;
}

interface Reader {
  readonly seat: number;
  /** The player's credits since the last round. */
  readonly credits?: OpenRound['credits'][number];
  /** Amounts that each open match of the player takes from the purse, including this match. */
  readonly takes?: readonly Take[];
}

const NO_CREDITS = { garnets: 0, bellflowers: 0 };

/** Shows the player's purse, and what orders and agreed trades of all matches take from the purse. After the end, shows the final purse. */
export function purseLines(
  { over }: MatchRow,
  playback: Playback,
  { seat, credits = NO_CREDITS, takes = [] }: Reader,
): Line[] {
  const purse = playback.match.purses[seat] as Purse;
  const since = over ? NO_CREDITS : credits;
  const now: Purse = {
    garnets: purse.garnets + since.garnets,
    bellflowers: purse.bellflowers + since.bellflowers,
    tokensOfLife: purse.tokensOfLife + tokenMoved(playback, playback.match.info.names[seat] as string),
  };
  if (over)
    return [
      {
        text: `Your purse at the end of this match: ${purseWords(now)}. Later changes are in the tab “Season”.`,
      },
    ];
  return [takeLine(now, takes)];
}

function takeLine(now: Purse, takes: readonly Take[]): Line {
  const have = `Your purse: ${purseWords(now)}.`;
  const goods = (['garnets', 'bellflowers'] as const).map((good) => {
    const by = takes.filter((take) => take[good] > 0);
    const sum = by.reduce((all, take) => all + take[good], 0);
    return { good, by, sum, isShort: sum > now[good] };
  });
  const taken = goods.filter(({ sum }) => sum > 0);
  if (taken.length === 0) return { text: have };
  const amountsOf = (some: typeof goods) =>
    listed(some.map(({ good, sum }) => plural(sum, good.slice(0, -1))));
  const short = taken.filter(({ isShort }) => isShort);
  if (short.length === 0) return { text: `${have} Your orders and agreed trades take ${amountsOf(taken)}.` };
  const parts = short.flatMap(({ good, by }) =>
    by.map((take) => `${take.title} ${plural(take[good], good.slice(0, -1))}`),
  );
  return {
    text: `! ${have} Your orders and agreed trades take ${amountsOf(short)}. That is more than you have: ${parts.join(', ')}. The match that is resolved first is paid first.`,
    style: WARNING,
  };
}

/** Gives the change in the player's number of tokens after the second Token of Life was passed on (X7). */
function tokenMoved({ match, tokenTo }: Playback, name: string): number {
  if (tokenTo === undefined) return 0;
  if (tokenTo === name) return 1;
  return outcomeOf(match)?.winners.includes(name) ? -1 : 0;
}
