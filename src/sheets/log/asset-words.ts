import { isObject } from '../../rules/base/json.ts';
import { keyInWords, plural, singular } from '../../rules/base/words.ts';
import type { RoundData } from './shapes.ts';

type LoggedTrade = RoundData['trades'][number];

const NOTHING = 'nothing';

/** Puts a trade into words: “Ann gives Ben 2 garnets for 1 stamp”, or “you give Ben 2 garnets” if `viewer` is Ann. */
export function exchange({ from, to, gives, takes }: LoggedTrade, viewer?: string): string {
  const [there, back] = [assetWords(gives), assetWords(takes)];
  const giver = from === viewer ? 'you give' : `${from} gives`;
  const what = `${giver} ${to === viewer ? 'you' : to} ${there}`;
  return back === NOTHING ? what : `${what} for ${back}`;
}

/** Puts one side of a trade into words: “2 garnets, coils 1 and 3, 3 × coil 2”. */
export function assetWords(assets: LoggedTrade['gives']): string {
  const words = inOrder(isObject(assets) ? assets : {}).map(([key, amount]) =>
    Array.isArray(amount)
      ? itemWords(key, amount)
      : plural(amount as number, keyInWords(singular(key)), keyInWords(key)),
  );
  return words.join(', ') || NOTHING;
}

/** Sorts goods by key, with the goods of a purse first. The log and the responses hold the keys in different orders. */
function inOrder(assets: object): readonly (readonly [string, unknown])[] {
  const place = (key: string) => PURSE.indexOf(key) + 1 || PURSE.length + 1;
  return Object.entries(assets).sort(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1));
}

const PURSE: readonly string[] = ['garnets', 'bellflowers'];

/** Puts goods of one kind into words. Equal goods are counted, such as “3 × coil 2”. */
function itemWords(key: string, items: readonly unknown[]): string {
  const one = keyInWords(singular(key));
  const count = (item: unknown) => items.filter((other) => other === item).length;
  const single = items.filter((item) => count(item) === 1);
  const several = [...new Set(items)].filter((item) => count(item) > 1);
  return [
    ...(single.length > 0 ? [`${single.length === 1 ? one : keyInWords(key)} ${single.join(' and ')}`] : []),
    ...several.map((item) => `${count(item)} × ${one} ${item}`),
  ].join(', ');
}
