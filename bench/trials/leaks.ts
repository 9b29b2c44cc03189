import { award } from '../../src/sheets/actions/award.ts';
import { wakeUp } from '../../src/sheets/delivery/turn.ts';
import { openBook } from '../../src/sheets/log/book.ts';
import { makeRandom } from '../../test/players.ts';
import { pick, type Random } from '../../test/rules/law/random.ts';
import { copyMemory, type Memory } from '../../test/sheets/memory-ports.ts';
import { act, offer, rehearsal, resolve, send } from '../../test/sheets/season.ts';
import type { Table } from './tables.ts';

/** Kinds of secrets. Two seasons may differ in such a secret without any difference in the viewer's files. */
export const SECRETS = ['orders', 'purses', 'deals', 'offers'] as const;
export type Secret = (typeof SECRETS)[number];

/** Number of comparisons in one game, for each kind of secret. `differing` lists the comparisons in which the viewer's files differed. */
export interface LeakTrial {
  readonly game: string;
  readonly compared: Record<Secret, number>;
  readonly differing: string[];
}

/** Name of the player who looks; undefined for the public. */
type Viewer = string | undefined;

/** Two seasons that begin equally. The viewer must not be able to tell which season is which. */
interface Pair {
  readonly one: Memory;
  readonly other: Memory;
  readonly viewer: Viewer;
  /** Names of all players except the viewer. */
  readonly others: readonly string[];
  readonly random: Random;
}

/** Compares a viewer's files in two seasons. The seasons differ only in one secret that the viewer may not know. */
export function leakTrials(
  { game, names, fresh }: Table,
  times: number,
  random: Random,
  secrets: readonly Secret[] = SECRETS,
): LeakTrial {
  const compared = { orders: 0, purses: 0, deals: 0, offers: 0 };
  const differing: string[] = [];
  const base = fresh();
  const [player = '', ...rest] = names;
  const given = { garnets: 60, bellflowers: 60, tokensOfLife: 0, why: 'To begin with' };
  act(base, award, { player, others: rest, ...given });
  for (let i = 0; i < times; i++)
    for (const secret of secrets) {
      const viewer = pick(random, [undefined, ...names]);
      const others = names.filter((name) => name !== viewer);
      const pair: Pair = { one: copyMemory(base), other: copyMemory(base), viewer, others, random };
      const isTold = secret !== 'orders';
      prepare(pair, names, i, isTold);
      TELL[secret](pair);
      const looks = [look];
      if (isTold) looks.push(lookAfter);
      for (const see of looks) {
        compared[secret]++;
        const difference = differenceOf(see(pair.one, viewer), see(pair.other, viewer));
        if (difference)
          differing.push(`${game}, ${secret}, ${viewer ?? 'public'}: ${difference.slice(0, 400)}`);
      }
    }
  return { game, compared, differing };
}

/** Sends the viewer's order in both seasons. The other players send equal orders in both seasons if orders are not the secret. */
function prepare(
  { one, other, viewer, others }: Pair,
  names: readonly string[],
  i: number,
  all: boolean,
): void {
  for (const memory of [one, other]) {
    const answers = rehearsal(memory, makeRandom(`own order ${i}`));
    for (const name of names) if (all || name === viewer) send(memory, name, answers.get(name) ?? {});
    if (viewer !== undefined) {
      // At first nobody holds that much; where purses are the secret, some will.
      offer(memory, others[0] as string, viewer, '75 garnets', '1 bellflower');
      offer(memory, viewer, others[1] as string, '1 garnet', '75 bellflowers');
    }
  }
}

const TELL: Readonly<Record<Secret, (pair: Pair) => void>> = {
  orders({ one, other, others, random }) {
    for (const [memory, seed] of [
      [one, random(1e9)],
      [other, random(1e9)],
    ] as const) {
      const answers = rehearsal(memory, makeRandom(`others ${seed}`));
      for (const name of others) if (random(4) > 0) send(memory, name, answers.get(name) ?? {});
    }
  },
  purses({ one, other, others, random }) {
    for (const name of others) {
      for (const memory of [one, other])
        act(memory, award, {
          player: name,
          garnets: 1 + random(40),
          bellflowers: random(40),
          // Tokens of Life are for everyone to see (H28).
          tokensOfLife: 0,
          why: `A prize ${random(1000)}`,
        });
    }
  },
  deals(pair) {
    exchange(pair, (memory, [from, to], random) => offer(memory, from, to, `${1 + random(9)} garnets`, ''));
  },
  offers(pair) {
    exchange(pair, (memory, [from, to], random) =>
      offer(memory, from, to, `${1 + random(90)} garnets`, `${1 + random(90)} bellflowers`),
    );
  },
};

/** Makes trades between the other players. The trades differ between the two seasons. */
function exchange(
  { one, other, others, random }: Pair,
  trade: (memory: Memory, pair: readonly [string, string], random: Random) => void,
): void {
  for (const memory of [one, other])
    for (let i = random(4); i > 0; i--) {
      const from = pick(random, others);
      const to = pick(
        random,
        others.filter((name) => name !== from),
      );
      trade(memory, [from, to], random);
    }
}

/** Sends everybody's receipts, then gives the contents of all files of a viewer. */
function look(memory: Memory, viewer: Viewer): string {
  memory.time = NOON;
  wakeUp(memory.ports);
  return filesOf(memory, viewer);
}

/** Resolves the round, then gives the contents of all files of a viewer. */
function lookAfter(memory: Memory, viewer: Viewer): string {
  resolve(memory);
  return filesOf(memory, viewer);
}

const NOON = Date.UTC(2026, 0, 11, 12);

/** Gives the newest state of every tab that a viewer can open. Leaves out hashes of the log. */
function filesOf(memory: Memory, viewer: Viewer): string {
  const { season, log } = openBook(memory.ports);
  const own = season.players.find(({ name }) => name === viewer)?.file;
  const tabs = new Map<string, string>();
  for (const { file, sheetId, title, grid, cover } of memory.pageWrites)
    if (file === own || file === season.spectatorFile) {
      tabs.set(`${file} ${sheetId}`, JSON.stringify([title, grid]));
      tabs.set(`${file} cover`, JSON.stringify(cover));
    }
  let text = [...tabs].sort(([a], [b]) => (a < b ? -1 : 1)).join('\n');
  for (const { hash } of log.entries) text = text.split(hash).join('HEAD');
  return text.replace(/(Check|Confirmation): [^·]+ · \d+ · [0-9a-f ]{39}/g, 'HEAD');
}

/** Describes the first difference between two texts; undefined if the texts are equal. */
function differenceOf(one: string, other: string): string | undefined {
  if (one === other) return undefined;
  let at = 0;
  while (one[at] === other[at]) at++;
  return `“${one.slice(Math.max(0, at - 80), at + 80)}” or “${other.slice(Math.max(0, at - 80), at + 80)}”`;
}
