import { commitmentOf } from '../../src/rules/base/chance.ts';
import { isObject } from '../../src/rules/base/json.ts';
import type { AnyGame } from '../../src/rules/game.ts';
import { allViews, type Match, outcomeOf, playRound, type Views } from '../../src/rules/play/match.ts';
import { openRecord, readRound } from '../../src/rules/play/record.ts';
import { recapOf } from '../../src/rules/play/shown/recap.ts';
import { standFacts } from '../../src/rules/play/shown/standing.ts';
import { boardLines } from '../rules/board-lines.ts';
import { seenBy, type Viewer } from '../rules/law/tell.ts';

/** A match, written for people to read: what was sent and refused, what happened and why, and what each viewer sees. */
export function storyOf(
  game: AnyGame,
  record: { readonly seed: string; readonly rounds: readonly object[] },
): string {
  const opened = openRecord([game], record);
  let { match } = opened;
  const seen = [allViews(match)];
  const lines = [
    `${game.title}: a match from start to end`,
    '',
    game.pitch,
    `seed “${record.seed}”, commitment ${commitmentOf(record.seed)}`,
    ...match.info.seats.map(
      ({ name, meadow }, seat) => `seat ${seat + 1}  ${name}${meadow ? ` of ${meadow}` : ''}`,
    ),
    ...section('What everyone and each player knows at the start', views(match)),
  ];
  record.rounds.forEach((raw, i) => {
    const input = readRound(match, raw, `rounds[${i}]`);
    const events: string[] = [];
    const { names } = match.info;
    const who = (to: 'public' | 'host' | number) => (typeof to === 'number' ? (names[to] as string) : to);
    const played = playRound(match, input, (to, ruling, text) =>
      events.push(`${who(to).padEnd(7)} ${ruling.padEnd(4)} ${text}`),
    );
    match = played.match;
    seen.push(allViews(match));
    const sent = [
      ...input.trades.map(
        ({ from, to, gives, takes }) =>
          `${names[from]} gives ${names[to]} ${inline(gives)} for ${inline(takes ?? {})}`,
      ),
      ...names.map((name, seat) => `${name.padEnd(7)} ${inline(input.orders[seat] ?? 'nothing')}`),
    ];
    const refused = played.refused.map(
      ({ player, part, code, message }) => `${player.padEnd(7)} ${part}: ${code}. ${message}`,
    );
    lines.push(
      '',
      `===== Round ${i + 1} =====`,
      ...section('Sent', sent),
      ...section('Refused', refused),
      ...section('What happened, to whom it is told, and by which ruling', events),
      ...section('What everyone and each player knows now', views(match)),
      ...section('What their pages say of the round and of where they stand', standings(match, seen)),
    );
  });
  const outcome = outcomeOf(match);
  const purses = match.purses.map(
    (purse, seat) => `${(match.info.names[seat] as string).padEnd(7)} ${inline(purse)}`,
  );
  lines.push(
    '',
    '===== The end =====',
    ...section('Outcome', outcome ? block(outcome) : ['not over']),
    ...section('Purses', purses),
    ...BOARDS.flatMap(([viewer, whose]) =>
      section(
        `The board of ${whose}, line by line`,
        boardLines(record, viewer, [game]).map((line) => line.split('\n').join(' / ')),
      ),
    ),
  );
  return `${lines.join('\n')}\n`;
}

/** The boards that are told, and whose they are. */
const BOARDS = [
  ['public', 'everyone'],
  [0, 'the first player'],
  ['host', 'the host'],
] as const;

/** The results of the last round in one line, and the facts about a viewer's state. Those of a player are the facts that only this player reads. */
function standings(match: Match, seen: readonly Views[]): string[] {
  const factsOf = (viewer: Viewer) => {
    const seat = viewer === 'public' ? undefined : viewer;
    const known = seenBy(viewer, match, seen) as never;
    const facts = standFacts(match, known, seat).map(
      ([label, text]) => `${label}: ${text.split('\n').join('; ')}`,
    );
    return [recapOf(match, known, seat), ...facts];
  };
  const forEveryone = factsOf('public');
  return [
    ...['everyone', ...forEveryone.map((line) => `  ${line}`)],
    ...match.info.names.flatMap((name, seat) =>
      factsOf(seat)
        .filter((line) => !forEveryone.includes(line))
        .map((line) => `${name.padEnd(7)} ${line}`),
    ),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)];
}

function views(match: Match): string[] {
  const seen = allViews(match);
  const mine = Object.entries(seen.private).map(([name, view]) => `${name.padEnd(7)} ${inline(view)}`);
  return ['everyone', ...block(seen.public).map((line) => `  ${line}`), ...mine];
}

/** An object over several lines: what is nested stands below its key. Equal neighbours share a line. */
function block(value: object): string[] {
  return Object.entries(value).flatMap(([key, item]) => {
    if (!isObject(item) || !Object.values(item).some(isObject)) return [`${key}: ${inline(item)}`];
    return [`${key}:`, ...gather(Object.entries(item).map(([name, one]) => [name, inline(one)]))];
  });
}

function gather(entries: readonly (readonly [string, string])[]): string[] {
  const groups: { names: string[]; text: string }[] = [];
  for (const [name, text] of entries) {
    const last = groups[groups.length - 1];
    if (last?.text === text) last.names.push(name);
    else groups.push({ names: [name], text });
  }
  const width = Math.max(...groups.map(({ names }) => names.join(' ').length));
  return groups.map(({ names, text }) => `  ${names.join(' ').padEnd(width)}  ${text}`);
}

function inline(value: unknown): string {
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : `[${value.map(inline).join(value.some(isObject) ? '; ' : ' ')}]`;
  if (isObject(value)) {
    const parts = Object.entries(value).map(([key, item]) =>
      isObject(item) ? `${key} (${inline(item)})` : `${key} ${inline(item)}`,
    );
    return parts.length === 0 ? 'nothing' : parts.join(', ');
  }
  return value === null ? '–' : String(value);
}
