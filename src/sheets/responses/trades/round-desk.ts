import { settle } from '../../../rules/play/match.ts';
import { readOffers } from '../../log/entries/read-offers.ts';
import type { Playback } from '../../log/playback/playback.ts';
import { asShown } from '../../log/playback/shown/as-shown.ts';
import type { Forms } from '../../ports.ts';
import type { MatchRow } from '../../workbook/tabs/season.ts';
import { restoreAnswers } from '../read/restore-answers.ts';
import { dueTime } from '../read/round-times.ts';
import { isLate, type Submission } from '../read/submission.ts';
import { capOffers, offersOf } from './offers.ts';
import { type Desk, lateOffer, matchOffers, type NamedSubmission } from './trade-desk.ts';

/** Changes of the purses from outside the match since the last round, by seat: awards and other matches (X10). */
export type Credits = readonly { readonly garnets: number; readonly bellflowers: number }[];

/** The trade form of the open round. */
export interface RoundDesk {
  /** The responses to it that are read. */
  readonly offers: readonly NamedSubmission[];
  /** Those that the host assigned to a player (H18), also where they are not read. */
  readonly named: readonly NamedSubmission[];
  readonly desk: Desk;
  /** The match and its trade form with the names by which players are shown (H23). */
  readonly shown: { readonly playback: Playback; readonly desk: Desk };
}

/** Reads the trade form of the open round from the responses to it. The form is asked only for answers that the spreadsheet changed. */
export function readRoundDesk(
  playback: Playback,
  row: MatchRow,
  credits: Credits,
  responses: readonly Submission[],
  forms: Pick<Forms, 'answersSince'>,
): RoundDesk {
  const { match } = playback;
  const round = match.position.round + 1;
  const ofRound = offersOf(
    playback,
    responses.filter((one) => one.round === round),
  );
  const { read: offers, refused: tooMany } = capOffers(ofRound);
  const typed = restoreNamed(offers, forms, row.trades);
  const missed = row.over ? [] : restoreNamed(missedOffers(playback, responses), forms, row.trades);
  const deskOf = (named: Playback): Desk => {
    const renamed = (name: string) => named.match.info.names[match.info.names.indexOf(name)] ?? name;
    const rename = (offer: NamedSubmission) => renameOffer(offer, renamed);
    const desk = readDesk(named, credits, typed.map(rename), dueTime(row, match));
    const refused = tooMany.map((one) => ({ ...one, from: renamed(one.from) }));
    const late = missed.map((offer) => lateOffer(rename(offer), named.match, missedWords(offer, round - 1)));
    return { ...desk, refused: [...desk.refused, ...refused, ...late] };
  };
  const desk = deskOf(playback);
  const shown = asShown(playback);
  const assigned = ofRound.filter(({ isNamed }) => isNamed);
  return {
    offers,
    named: assigned,
    desk,
    shown: { playback: shown, desk: shown === playback ? desk : deskOf(shown) },
  };
}

/** An offer with other names of the players. */
function renameOffer(offer: NamedSubmission, renamed: (name: string) => string): NamedSubmission {
  const { answers, name } = offer;
  const whom = answers.with === undefined ? {} : { with: renamed(answers.with.trim()) };
  return { ...offer, name: renamed(name), answers: { ...answers, ...whom } };
}

/** The offers with their answers as they were typed. */
function restoreNamed(
  offers: readonly NamedSubmission[],
  forms: Pick<Forms, 'answersSince'>,
  form: string,
): readonly NamedSubmission[] {
  return restoreAnswers(offers, forms, form).map((one, i) => ({ ...one, name: offers[i]!.name }));
}

/** The trade form of the round: offers in time are matched, later ones refused. */
function readDesk(
  { match, hostTrades }: Playback,
  credits: Credits,
  offers: readonly NamedSubmission[],
  due: number | undefined,
): Desk {
  const credited = settle(
    match,
    credits.map((credit, seat) => ({ seat, ...credit })),
    [],
    [],
  );
  const desk = matchOffers(
    offers.filter(({ at }) => !isLate(at, due)),
    credited,
    hostTrades,
  );
  const late = offers
    .filter(({ at }) => isLate(at, due))
    .map((offer) => lateOffer(offer, match, 'It came after the deadline.'));
  return { ...desk, refused: [...desk.refused, ...late] };
}

/** The offers of the round before that were not in the tab when it was resolved (H6). */
function missedOffers(playback: Playback, trades: readonly Submission[]): readonly NamedSubmission[] {
  const { rounds, match } = playback;
  const last = rounds[rounds.length - 1];
  if (!last) return [];
  const sent = offersOf(
    playback,
    trades.filter(({ round }) => round === last.round),
  );
  const read = readOffers(last.input);
  const known = new Set(read.map(({ id }) => id));
  const full = new Set(capOffers(sent.filter(({ id }) => known.has(id))).full);
  // A response that was read and is gone was changed by hand: the response of its player at its time is the same one (H41).
  const here = new Set(sent.map(({ id }) => id));
  const gone = read.filter(({ id }) => !here.has(id));
  const isChanged = ({ name, times }: NamedSubmission) =>
    gone.some(({ at, seat }) => times.includes(at) && match.info.names[seat] === name);
  const missed = sent.filter((one) => !known.has(one.id) && !full.has(one.name) && !isChanged(one));
  return capOffers(missed).read;
}

/** Why an offer of the round before does not count. */
function missedWords({ isNamed }: Submission, round: number): string {
  return isNamed
    ? `Round ${round}, for which it was sent, had been resolved when the host said whose it is.`
    : `It arrived after round ${round}, for which it was sent, had been resolved.`;
}
