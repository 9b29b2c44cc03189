import { harmless } from '../../rules/base/words.ts';
import { atRound, type Change, type Context } from '../actions/change.ts';
import { replayMatch } from '../actions/current-match.ts';
import { scheduleOf } from '../actions/timing.ts';
import { type Book, openBook } from '../log/book.ts';
import { mustPlayBack, seasonFacts } from '../log/fold.ts';
import { asShown } from '../log/playback/as-shown.ts';
import type { Playback } from '../log/playback/playback.ts';
import { substitutesIn } from '../log/playback/shown-names.ts';
import { type MailState, mailKey, matchFactsOf } from '../log/season-facts.ts';
import { keptLines } from '../pages/lines/log-head.ts';
import { laterWords, openWords } from '../pages/lines/open-words.ts';
import { boardLink } from '../pages/page-write.ts';
import { timesFor, timesForAll } from '../pages/reader-time.ts';
import { rulesLink } from '../pages/rules-page.ts';
import type { Ports } from '../ports.ts';
import { fail, LOOK_AGAIN } from '../problem.ts';
import type { TimeWords } from '../time.ts';
import { personalLink, plainLink } from '../workbook/form-link.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { isAddress } from '../workbook/roster-faults.ts';
import { type Person, personOf, type Season } from '../workbook/season.ts';
import { type Mailed, type PersonalMail, sendMails, triedAgainAt, waits, wasMailed } from './mails.ts';

/** Gives the invitations to a match. Costs one call, which reads the workbook. */
export function invitations(ports: Ports, match: number) {
  return invitationsTo(openBook(ports), match, ports);
}

/**
 * Mails the invitation to the player with this id, or to everyone if `player` is ''. Skips players who already have an
 * invitation to this match, unless `again`. A player whose address Google refuses counts as not invited, and is named in
 * the result.
 */
export function invite(ports: Ports, match: number, player: string, again: boolean): Mailed {
  return inviteThose(ports, match, player, ({ invitedAt }) => again || invitedAt === '');
}

/** Mails the invitations that `isChosen` accepts; otherwise works like `invite`. */
export function inviteThose(
  ports: Ports,
  match: number,
  player: string,
  isChosen: (one: Invited) => boolean,
): Mailed {
  const mails = (book: Book): readonly PersonalMail[] => {
    const { over, title } = findMatch(book, match);
    if (over) fail(`${title} is over.`, LOOK_AGAIN, 'stale');
    const { players } = invitationsTo(book, match, ports);
    const chosen = players.filter(({ id }) => player === '' || id === player);
    const [stuck] = player === '' ? [] : chosen;
    if (stuck && stuck.problem !== '')
      fail(
        `The invitation for ${stuck.name} cannot be mailed. ${stuck.problem}`,
        'Correct that, or copy the text and send it yourself.',
      );
    return chosen
      .filter((one) => one.problem === '' && isChosen(one))
      .map(({ id, name, email, subject, text }) => {
        return { person: id, name, to: email, subject, body: text };
      });
  };
  return sendMails(ports, { match, kind: 'invitation', round: 0, mails });
}

/** Gives the time of the next try for refused invitations, in milliseconds. Undefined if no refused invitation can be mailed again. */
export function invitesAt(ports: Ports, book: Book, match: number): number | undefined {
  const { mails } = matchFactsOf(seasonFacts(book.log), match);
  if (!waits(mails, 'invitation', 0)) return undefined;
  const times = invitationsTo(book, match, ports).players.flatMap(({ problem, again }) =>
    problem === '' ? (again ?? []) : [],
  );
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Logs that the host gave a player the invitation without the panel's mail (H19). */
export function noteInvited({ book }: Context, match: number, player: string): Change {
  const row = findMatch(book, match);
  const isInIt = mustPlayBack(book.log, match).started.players.some(({ id }) => id === player);
  if (!isInIt) fail(`There is no such player in ${row.title}.`, LOOK_AGAIN);
  const data = { kind: 'invitation', round: 0, to: [player], how: 'hand' } as const;
  return { event: atRound(row, { what: 'mail', data }) };
}

/** A player's invitation, with links to this player's file and form. The form's link contains the player's code. */
interface Invited {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** State of the invitation, or ''. `invitedAt` is the time at which the player got the invitation (ISO UTC, or ''). */
  readonly invited: '' | MailState['how'];
  readonly invitedAt: string;
  /** Time of the next try for a refused mail, in milliseconds; null if no try is planned. */
  readonly again: number | null;
  /** Reason why the invitation cannot be mailed, or ''. */
  readonly problem: string;
  readonly subject: string;
  /** Text of the mail, which the host may also copy; '' for a player without a file. */
  readonly text: string;
}

function invitationsTo(book: Book, match: number, { files, clock }: Pick<Ports, 'files' | 'clock'>) {
  const row = findMatch(book, match);
  const playback = asShown(replayMatch(book, match));
  const { season } = book;
  const { mails } = matchFactsOf(seasonFacts(book.log), match);
  const { title: game, pitch } = playback.match.game;
  const title = harmless(row.title);
  const what = title.startsWith(game) ? title : `${title} (${game})`;
  const later = (times: TimeWords) => laterWords(row, playback, scheduleOf(season, playback), clock, times);
  const parts: Parts = {
    what: (times) =>
      [`${what}: ${pitch}`, openWords(row, playback, times), later(times)].filter(Boolean).join('\n'),
    form: row.formUrl,
    hasCodes: season.identity === 'code',
    taken: playback.taken === undefined ? '' : NEW_LINKS,
    board: boardLink({ files }, book),
    rules: rulesLink({ files }, book, match),
    kept: keptLines(playback, book.log),
  };
  const people = playback.started.players.flatMap(({ id }) => personOf(season, id) ?? []);
  return {
    /** Invitation text for a chat of all players, without private links. */
    all: textForAll(parts, timesForAll(clock, book, people)),
    /** One invitation for each player, in seat order. */
    players: people.map(
      (person): Invited => ({
        ...stateOf(mails.get(mailKey('invitation', 0, person.id))),
        id: person.id,
        name: person.name,
        email: person.email.trim(),
        problem: problemOf(person, season),
        subject: `You play ${title}`,
        text:
          person.file === ''
            ? ''
            : textFor(
                person,
                parts,
                files.link(person.file),
                timesFor(clock, book, person),
                takenOver(playback, person.id),
              ),
      }),
    ),
  };
}

const NEW_LINKS =
  'This match began in another workbook and continues here. Use only these links: an order sent with an earlier link does not count.';

interface Parts {
  what(times: TimeWords): string;
  readonly form: string;
  readonly hasCodes: boolean;
  /** For a match that began in another workbook, a sentence that earlier links no longer count (H31); otherwise ''. */
  readonly taken: string;
  readonly board: string;
  /** Address of the rules, or '' (H36). */
  readonly rules: string;
  /** Lines that players should keep to check the match later (H39). */
  readonly kept: readonly string[];
}

function stateOf(state: MailState | undefined): Pick<Invited, 'invited' | 'invitedAt' | 'again'> {
  return {
    invited: state?.how ?? '',
    invitedAt: wasMailed(state) ? (state?.time ?? '') : '',
    again: triedAgainAt(state) ?? null,
  };
}

function problemOf({ email, file, access }: Person, { identity }: Pick<Season, 'identity'>): string {
  if (file === '' || access === '')
    return 'The player’s file is not shared yet. Press “Renew who can open the files”.';
  if (email.trim() === '')
    return `The player has no email address${identity === 'code' ? ': copy the text' : ''}.`;
  return isAddress(email) ? '' : `“${email}” is not an email address.`;
}

function textFor(
  { name, access, code }: Person,
  parts: Parts,
  link: string,
  times: TimeWords,
  taken: string,
): string {
  const reader =
    access === 'link'
      ? 'Everyone with this link can open the file. Keep the link to yourself.'
      : 'Only you and the host can open the file.';
  return textOf(
    parts,
    [`Hello ${harmless(name)},`, `you play ${parts.what(times)}`, taken],
    `Open your own file. This file has your secrets. ${reader}\n${link}`,
    ownFormStep(parts, code),
  );
}

/** If this player took over a place, says from whom, and whether earlier orders count (H23); otherwise ''. */
function takenOver(playback: Playback, id: string): string {
  const last = substitutesIn(playback)
    .filter(({ player }) => player === id)
    .pop();
  if (!last) return '';
  const { from, round } = last;
  return `From round ${round} on, you have the place of ${from}, with everything that ${from} had. An order that ${from} sent for the open round counts until you send your own.`;
}

function textForAll(parts: Parts, times: TimeWords): string {
  const file =
    'Open your own file. The host sends you the link, or you find the file in Google Drive under “Shared with me”.';
  return textOf(parts, [parts.what(times)], file, formStep(parts));
}

function textOf(
  { taken, board, rules, kept }: Parts,
  opening: readonly string[],
  file: string,
  form: string,
): string {
  const later = [
    '3. After each round, look at your file again.',
    ...(board === '' ? [] : [`Everyone sees the board here: ${board}`]),
    ...(rules === '' ? [] : [`The rules: ${rules}`]),
  ];
  const keep = ['With these lines you can check later that the match was fair. Keep them:', ...kept];
  return [...opening, taken, `1. ${file}`, `2. ${form}`, later.join('\n'), keep.join('\n')]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * Writes the step about the form, for the text that goes to all players. If the match uses codes, each player needs the
 * link in the player's own file.
 */
function formStep({ hasCodes, form }: Parts): string {
  return hasCodes
    ? 'Send your order with the form. The link to the form is at the top of your file, and fills in your code.'
    : `Send your order with this form:\n${plainLink(form)}`;
}

/** Writes the step with the player's own link to the form; the link fills in the code (H1). */
function ownFormStep(parts: Parts, code: string): string {
  if (!parts.hasCodes || code === '') return formStep(parts);
  return `Send your order with your own form. Its link fills in your code: anyone who has it can send orders for you.\n${personalLink(parts.form, code)}`;
}
