import { commitmentOf } from '../rules/chance.ts';
import type { Judged } from '../rules/game.ts';
import { type Grid, stack } from '../rules/grid.ts';
import { own } from '../rules/json.ts';
import { judgeOrder, outcomeOf } from '../rules/match.ts';
import type { OutcomeView } from '../rules/outcome.ts';
import type { Refusal } from '../rules/refusal.ts';
import { HEADING, type Line, lines, SOFT, STRONG, TITLE, WARNING } from './page.ts';
import { type Happening, type Playback, type PlayedRound, toldTo } from './playback.ts';
import type { MatchRow, Season } from './season.ts';
import { dateWords } from './time.ts';

/** What a submission of the round that is still open was understood as. */
export interface Receipt {
  readonly at: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly refused: readonly Refusal[];
}

/** What a player's page says beside the match itself. */
export interface Private {
  readonly seat: number;
  readonly link: string;
  readonly tradesLink: string;
  readonly receipt?: Receipt;
  /** Open offers made to the player, in words. */
  readonly offers: readonly string[];
}

/** The spectators' page of a match: only what the public has been told. */
export function spectatorPage(row: MatchRow, playback: Playback): Grid {
  const { match, started } = playback;
  const board = match.game.draw.public(match.table, toldTo(playback));
  const widths = board.widths;
  return stack([
    lines(widths, heading(row)),
    ...outcomeLines(widths, playback),
    board,
    lines(widths, [...storyLines(playback), ...seedLines(row, started.seed)]),
  ]);
}

/** A player's page: their own hand, receipts and messages above what everyone sees. */
export function playerPage(row: MatchRow, playback: Playback, own: Private): Grid {
  const { match } = playback;
  const { seat } = own;
  const board = match.game.draw.private(match.table, seat, toldTo(playback, seat));
  const widths = board.widths;
  const purse = match.purses[seat]!;
  const tokens = purse.tokensOfLife ? `, ${purse.tokensOfLife} Tokens of Life from this match` : '';
  const top: Line[] = [
    ...heading(row),
    { text: `${match.table.names[seat]} — this page is yours alone.`, style: STRONG },
    { text: `Purse: ${purse.garnets} garnets, ${purse.bellflowers} bellflowers${tokens}`, style: STRONG },
    ...(row.over
      ? []
      : [{ text: `Send your order: ${own.link}` }, { text: `Trade desk: ${own.tradesLink}` }]),
    ...receiptLines(own),
    ...own.offers.map((text) => ({ text, style: STRONG })),
  ];
  const bottom = [
    ...lastRoundLines(playback, seat),
    ...storyLines(playback, seat),
    ...seedLines(row, playback.started.seed),
  ];
  return stack([lines(widths, top), ...outcomeLines(widths, playback), board, lines(widths, bottom)]);
}

/** What of an order for the open round is refused, as things stand now. */
export function checkOrder(playback: Playback, seat: number, order: unknown): readonly Refusal[] {
  const refused: Refusal[] = [];
  judgeOrder(playback.match, seat, order, refused) satisfies Judged<unknown>;
  return refused;
}

/** The first tab of a file. */
export function coverPage(season: Season, name: string): Grid {
  const isPlayer = name !== '';
  const texts: Line[] = [
    { text: 'Roundkeeper', style: TITLE },
    { text: isPlayer ? `${name}’s private file` : 'For spectators', style: STRONG },
    {
      text: isPlayer
        ? 'Each match has a tab here, with what you alone know, what your orders were understood as, and the public board. Only you and the host can open this file. Do not share it.'
        : 'Each match has a tab here, with what everyone may know. It is renewed at the end of every round.',
    },
    {
      text:
        season.identity === 'code' && isPlayer
          ? 'The link to your form fills in your personal code: keep it to yourself.'
          : '',
      style: SOFT,
    },
  ];
  return lines([160, 160, 160, 160], texts);
}

function heading(row: MatchRow): Line[] {
  const status = row.over
    ? `The match is over after ${row.round} rounds.`
    : `Round ${row.round + 1} is open. ${row.deadline ? `Orders are due ${dateWords(row.deadline)}.` : 'The host closes it.'}`;
  return [
    { text: row.title, style: TITLE, height: 40 },
    { text: status, style: STRONG },
  ];
}

function receiptLines({ receipt, offers }: Private): Line[] {
  if (!receipt) return offers.length > 0 ? [{ text: 'Offers to you', style: HEADING }] : [];
  const said = Object.entries(receipt.answers).map(
    ([title, answer]) => `${title}: ${answer.replace(/\s*\n\s*/g, ' / ')}`,
  );
  return [
    { text: `Your order for this round, received ${dateWords(receipt.at)}`, style: HEADING },
    { text: said.join('\n') || 'It was empty.' },
    ...(receipt.refused.length === 0
      ? [{ text: '✓ All of it can be read and is legal as things stand now.' }]
      : receipt.refused.map((refusal) => ({ text: refusalWords(refusal), style: WARNING }))),
    { text: 'Send the form again to replace it; the latest before the deadline counts.', style: SOFT },
    ...(offers.length > 0 ? [{ text: 'Offers to you', style: HEADING }] : []),
  ];
}

/** A refusal in one line. */
export function refusalWords({ part, code, message }: Refusal): string {
  return `✗ ${part}: ${message} (${code})`;
}

function lastRoundLines({ rounds, match }: Playback, seat: number): Line[] {
  const last = rounds[rounds.length - 1];
  if (!last) return [];
  const name = match.table.names[seat] as string;
  const source = own(last.input.sources, name) as PlayedRound['input']['sources'][string] | undefined;
  const said = source
    ? Object.entries(source.answers).map(
        ([title, answer]) => `${title}: ${answer.replace(/\s*\n\s*/g, ' / ')}`,
      )
    : [];
  return [
    { text: `What you sent for round ${last.round}`, style: HEADING },
    {
      text: source
        ? `Received ${dateWords(source.at)}.${said.length ? '' : ' It was empty.'}`
        : 'Nothing came from you in time.',
    },
    ...(said.length > 0 ? [{ text: said.join('\n') }] : []),
    ...last.refused
      .filter(({ player }) => player === name)
      .map((refusal) => ({ text: refusalWords(refusal), style: WARNING })),
  ];
}

/** The happenings of a round that a viewer may know, one a line. */
export function happeningsFor(round: PlayedRound, viewer: 'public' | 'host' | number): readonly Happening[] {
  return round.story.filter(({ to }) => viewer === 'host' || to === 'public' || to === viewer);
}

function storyLines({ rounds }: Playback, seat?: number): Line[] {
  const last = rounds[rounds.length - 1];
  if (!last) return [];
  const told = happeningsFor(last, seat ?? 'public');
  if (told.length === 0) return [];
  return [
    { text: `What happened in round ${last.round}, and why`, style: HEADING },
    ...told.map(({ text, ruling }) => ({ text: `• ${text}  [${ruling}]` })),
  ];
}

function outcomeLines(widths: readonly number[], { match }: Playback): Grid[] {
  const outcome = outcomeOf(match);
  if (!outcome) return [];
  const names = (list: readonly string[]) => list.join(', ') || 'nobody';
  const order = [...match.table.names].sort((a, b) => scoreOf(outcome, b) - scoreOf(outcome, a));
  const gains = (what: 'tokensOfLife' | 'garnets' | 'bellflowers') =>
    Object.entries(outcome[what])
      .map(([name, n]) => `${name} ${n}`)
      .join(', ') || 'none';
  return [
    lines(widths, [
      { text: 'Outcome', style: HEADING },
      { text: `Winner: ${names(outcome.winners)}`, style: STRONG },
      {
        text: `Elimination Candidate: ${names(outcome.candidates)}${outcome.vote ? ' — the winners vote among them' : ''}`,
        style: STRONG,
      },
      { text: `Scores: ${order.map((name) => `${name} ${scoreOf(outcome, name)}`).join(', ')}` },
      {
        text: `Tokens of Life: ${gains('tokensOfLife')}. Garnets: ${gains('garnets')}. Bellflowers: ${gains('bellflowers')}.`,
      },
    ]),
  ];
}

function scoreOf(outcome: OutcomeView, name: string): number {
  return outcome.scores[name] ?? 0;
}

function seedLines(row: MatchRow, seed: string): Line[] {
  if (!seed) return [{ text: 'Chance decides nothing here: the deal was given by the host.', style: SOFT }];
  const commitment = `Commitment of the seed (SHA-256): ${commitmentOf(seed)}`;
  return [
    { text: 'Chance, to be checked', style: HEADING },
    { text: commitment, style: SOFT },
    {
      text: row.over
        ? `The seed: ${seed}`
        : 'The seed is revealed at the end of the match; every draw follows from it.',
      style: SOFT,
    },
  ];
}
