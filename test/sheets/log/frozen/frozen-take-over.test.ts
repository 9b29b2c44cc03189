import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '../../../../src/rules/base/json.ts';
import type { Entry } from '../../../../src/sheets/log/chain/chain.ts';
import { readEvent } from '../../../../src/sheets/log/entries/events.ts';
import { isEntry } from '../../../../src/sheets/log/file/file-log.ts';
import type { WholeFile } from '../../../../src/sheets/log/file/match-file.ts';
import { apply } from '../../../../src/sheets/log/fold.ts';
import type { Playback } from '../../../../src/sheets/log/playback/playback.ts';
import { checkFile } from '../../../../src/viewer/check/check-file.ts';

/** A match that was taken over after two rounds and played for one, as it was exported. It must never be generated again. */
const TEXT = readFileSync(join(__dirname, 'frozen-take-over.json'), 'utf8');
const ENTRIES = (JSON.parse(TEXT) as WholeFile).log.filter(isEntry);
const begun = ENTRIES.find(({ what }) => what === 'take over') as Entry & { what: 'take over' };

const playedBack = () =>
  ENTRIES.reduce<Playback | undefined>((playback, entry) => apply(playback, entry), undefined);

describe('a match that was taken over, as it was written once', () => {
  test('is read, and plays to the positions that were committed', () => {
    expect(ENTRIES.map(({ what }) => what)).toEqual(['take over', 'resolve']);
    expect(playedBack()).toMatchObject({ taken: { rounds: 2 } });
    expect(playedBack()?.fault).toBeUndefined();
    expect(checkFile(TEXT)).toMatchObject({ verdict: 'fits' });
  });

  test.each(['rounds', 'edits', 'shown', 'seedFrom', 'purses', 'row', 'players', 'position', 'commitment'])(
    'cannot be used without its %s',
    (part) => {
      const { [part]: _, ...rest } = begun.data as unknown as Record<string, Json>;
      expect(readEvent('take over', rest)).toHaveProperty('problem');
    },
  );

  test('with another round than it was is noticed', () => {
    const rounds = begun.data.rounds.map((round) => ({ ...round, orders: { Ben: { card: 3 } } }));
    const changed = { ...begun, data: { ...begun.data, rounds } };
    expect(apply(undefined, changed)?.fault).toMatchObject({
      problem: 'replaying it does not give the position that was committed',
    });
  });
});
