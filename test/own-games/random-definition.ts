import { pick, type Random } from '../rules/law/random.ts';

const TITLES = [
  'Coins',
  'Bob, Jr.',
  '=1+1',
  '1/2',
  '__proto__',
  'A title that is as long as a title of a host may well be',
  'é',
  'TRUE',
  '🌺',
];
const IDS = [
  'coins',
  'role',
  'player',
  'say',
  'seats',
  'round',
  'over',
  'toString',
  'valueOf',
  'bid1',
  'bid',
  'bids',
  'x2Y',
];
const WORDS = ['', 'wolf', '=1', '1/2', 'a, b', 'TRUE', '007', ' ', 'two\nlines', '-'];

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly known: string;
  readonly trade?: true;
}

/** `count` entries with different ids and titles. */
function entries(random: Random, most: number): { readonly id: string; readonly title: string }[] {
  const titles = TITLES.map((title, i) => (random(3) === 0 ? `${title} ${i}` : title));
  return Array.from({ length: random(most + 1) }, (_, i) => ({
    id: IDS[(i * 5 + random(5)) % IDS.length] as string,
    title: titles[i % titles.length] as string,
  })).filter(({ id }, i, all) => all.findIndex((one) => one.id === id) === i);
}

function someValues(random: Random, kind: string, from: number): unknown[] {
  return Array.from({ length: 6 + random(4) }, () =>
    kind === 'number' ? random(9) - from : pick(random, WORDS),
  );
}

function column(
  random: Random,
  named: { readonly id: string; readonly title: string },
): Entry & Record<string, unknown> {
  const kind = pick(random, ['number', 'number', 'text', 'player']);
  const known = pick(random, ['everyone', 'owner', 'host']);
  const trade = kind === 'number' && known !== 'host' && random(3) === 0;
  const chance = random(3);
  const numbers = random(2) === 0 ? 'order' : someValues(random, 'number', 4);
  return {
    ...named,
    kind,
    known,
    start: kind === 'number' ? random(6) - (trade ? 0 : 2) : kind === 'text' ? pick(random, WORDS) : '',
    ...(trade ? { trade } : {}),
    ...(random(3) === 0 ? { reveal: random(2) === 0 } : {}),
    ...(chance === 0 ? { deal: kind === 'player' ? 'others' : someValues(random, kind, trade ? 0 : 4) } : {}),
    ...(chance === 1 && !trade && kind !== 'player'
      ? { draw: kind === 'number' ? numbers : someValues(random, kind, 4) }
      : {}),
  };
}

function fact(
  random: Random,
  named: { readonly id: string; readonly title: string },
): Entry & Record<string, unknown> {
  const kind = pick(random, ['number', 'text']);
  return {
    ...named,
    kind,
    known: pick(random, ['everyone', 'host']),
    start: kind === 'number' ? random(9) - 4 : pick(random, WORDS),
    ...(random(3) === 0 ? { draw: someValues(random, kind, 4) } : {}),
    ...(random(3) === 0 ? { reveal: true } : {}),
  };
}

function condition(random: Random, columns: readonly Entry[], facts: readonly Entry[]): object {
  const those = [
    ...columns.filter(({ known }) => known !== 'host').map((one) => ({ key: 'column', one })),
    ...facts.filter(({ known }) => known === 'everyone').map((one) => ({ key: 'fact', one })),
  ];
  if (those.length === 0 || random(3) > 0) return {};
  const { key, one } = pick(random, those);
  const is = one.kind === 'number' ? random(4) : one.kind === 'text' ? pick(random, WORDS) : '';
  return { when: { [key]: one.id, is } };
}

function question(random: Random, named: object, columns: readonly Entry[]): object {
  const kind = pick(random, ['number', 'number', 'choice', 'choices', 'player', 'players', 'text']);
  const bounds = columns.filter((one) => one.kind === 'number' && one.known !== 'host').map(({ id }) => id);
  const bound = (low: number) => (bounds.length > 0 && random(2) === 0 ? pick(random, bounds) : low);
  const choices = WORDS.filter((word) => word !== '').slice(random(4), 5 + random(4));
  const most = kind === 'players' ? 1 + random(3) : bound(random(8) + 3);
  return {
    ...named,
    kind,
    ...(kind === 'number' && random(2) === 0 ? { least: bound(random(6) - 3) } : {}),
    ...((kind === 'number' || kind === 'players') && random(2) === 0 ? { most } : {}),
    ...(kind === 'number' && random(3) === 0 ? { missing: 3 } : {}),
    ...(kind === 'choice' || kind === 'choices' ? { choices } : {}),
    ...(kind === 'choice' && random(2) === 0 ? { missing: choices[0] } : {}),
  };
}

/** A definition that is usable with up to six players. */
export function randomDefinition(random: Random, title: string): object {
  const columns = entries(random, 7).map((named) => column(random, named));
  const facts = entries(random, 4).map((named) => fact(random, named));
  const questions = entries(random, 7).map((named) => ({
    ...question(random, named, columns),
    ...condition(random, columns, facts),
  }));
  const scores = columns.filter(({ kind }) => kind === 'number');
  return {
    title,
    players: [2, 6],
    ...(random(2) === 0 ? { lastRound: 1 + random(5) } : {}),
    questions,
    columns,
    facts,
    ...(scores.length > 0 && random(4) > 0
      ? { score: { column: pick(random, scores).id, wins: pick(random, ['most', 'fewest']) } }
      : {}),
  };
}
