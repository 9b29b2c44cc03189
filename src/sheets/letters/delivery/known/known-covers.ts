import { own } from '../../../../rules/base/json.ts';
import type { Letter, Ports } from '../../../ports.ts';
import { digestOfRows, isRowIn } from './digest-of-rows.ts';

const KEY = 'covers';

/** Digests of the first tabs of players’ files without the statement, by player id, as far as they are known. */
export type KnownCovers = Readonly<Record<string, string>>;

export function readCovers({ memo }: Ports): KnownCovers {
  return JSON.parse(memo.get(KEY) ?? '{}') as KnownCovers;
}

/** A digest of the first tab of a letter without the player's statement; '' for a tab that has none. */
export function coverDigest({ digest }: Pick<Ports, 'digest'>, { file, cover, statement }: Letter): string {
  if (!cover || !statement) return '';
  return digestOfRows(digest, cover, (row) => !isRowIn(row, [statement]), [file, statement, cover.widths]);
}

/** The letter, limited to the statement of its first tab if the file shows all other rows already. */
export function partialCover(letter: Letter, digest: string, covers: KnownCovers, id: string): Letter {
  return digest !== '' && own(covers, id) === digest ? { ...letter, isStatementOnly: true } : letter;
}

/** The note about first tabs after some were written; '' for an unknown one; no note if nothing changed. */
export function coverNote(
  covers: KnownCovers,
  changed: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  if ([...changed].every(([id, digest]) => (own(covers, id) ?? '') === digest)) return {};
  const others = Object.entries(covers).filter(([id]) => !changed.has(id));
  const known = [...changed].filter(([, digest]) => digest !== '');
  return { [KEY]: JSON.stringify(Object.fromEntries([...others, ...known])) };
}
