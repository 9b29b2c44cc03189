import { assetWords } from './asset-words.ts';
import type { RoundData } from './shapes.ts';

/** An offer that lapsed, with the reason. */
export type Lapsed = NonNullable<RoundData['lapsed']>[number];

/**
 * Puts a lapsed offer into words for one of the two players, or for the host if `viewer` is undefined. Only the host and
 * the player who lacks the goods learn the reason (H2).
 */
export function lapsedWords(lapsed: Lapsed, viewer: string | undefined): string {
  const { from, to, gives, takes, why } = lapsed;
  const what = `${assetWords(gives)} for ${assetWords(takes)}`;
  if (why === 'withdrawn' && viewer === from) return `You withdrew your offer to ${to} (${what}).`;
  if (why === 'withdrawn') return `${from} withdrew the offer to ${viewer === to ? 'you' : to} (${what}).`;
  const offer =
    viewer === from ? `Your offer to ${to}` : `The offer of ${from} to ${viewer === to ? 'you' : to}`;
  return `${offer} lapsed (${what}): ${whyWords(from, why, viewer)}`;
}

const NOT_AGREED = 'it was not agreed before the round ended.';

function whyWords(
  from: string,
  why: Exclude<Lapsed['why'], 'withdrawn'>,
  viewer: string | undefined,
): string {
  const isOwn = viewer === from;
  switch (why) {
    case 'forbidden':
      return 'the rules no longer allow it.';
    case 'refused':
      return 'the rules did not allow it.';
    case 'late':
      return 'it came too late.';
    case 'ended':
      return 'the host ended the match.';
    case 'lacking':
      if (isOwn) return 'it was not agreed, and you did not have everything that you offered.';
      return viewer === undefined
        ? `it was not agreed, and ${from} did not have everything offered.`
        : NOT_AGREED;
    case 'open':
      return NOT_AGREED;
  }
}

/**
 * Puts lapsed offers into words for a player: the offers that concern this player. If `viewer` is undefined, puts all
 * offers into words, for the host. An offer that the rules never allowed concerns only the sender.
 */
export function lapsedFor(lapsed: readonly Lapsed[], viewer: string | undefined): readonly string[] {
  return lapsed
    .filter(
      ({ from, to, why }) => viewer === undefined || from === viewer || (to === viewer && why !== 'refused'),
    )
    .map((one) => lapsedWords(one, viewer));
}
