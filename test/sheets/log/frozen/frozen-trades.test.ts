import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Json } from '../../../../src/rules/base/json.ts';
import { readEvent } from '../../../../src/sheets/log/entries/events.ts';
import { isEntry } from '../../../../src/sheets/log/file/file-log.ts';
import type { WholeFile } from '../../../../src/sheets/log/file/match-file.ts';
import { apply } from '../../../../src/sheets/log/fold.ts';
import type { Playback } from '../../../../src/sheets/log/playback/playback.ts';
import { checkFile } from '../../../../src/viewer/check/check-file.ts';

/** A match with trades that the host corrected, and offers that lapsed, as it was exported. It must never be generated again. */
const TEXT = readFileSync(join(__dirname, 'frozen-trades.json'), 'utf8');
const ENTRIES = (JSON.parse(TEXT) as WholeFile).log.filter(isEntry);

const dataOf = (kind: string) => ENTRIES.find(({ what }) => what === kind)?.data as Record<string, Json>;

describe('corrected trades, as they were written once', () => {
  test('H34 are read, and play to the positions that were committed', () => {
    expect(ENTRIES.map(({ what }) => what)).toEqual([
      'new game',
      'host trade',
      'resolve',
      'amend trade',
      'end early',
    ]);
    const playback = ENTRIES.reduce<Playback | undefined>((now, entry) => apply(now, entry), undefined);
    expect(playback?.fault).toBeUndefined();
    expect(playback).toMatchObject({
      isEnded: true,
      lapsed: [{ from: 'Ann', to: 'Dan', why: 'ended' }],
      rounds: [
        {
          input: {
            trades: [
              { from: 'Ann', to: 'Cleo' },
              { from: 'Ben', to: 'Dan' },
            ],
            lapsed: [{ from: 'Cleo', to: 'Dan', why: 'open' }],
          },
          amended: [{ entry: expect.any(Number) }],
        },
      ],
    });
    expect(checkFile(TEXT)).toMatchObject({ verdict: 'fits' });
  });

  test.each([
    ['host trade', 'round'],
    ['amend trade', 'round'],
    ['amend trade', 'position'],
  ])('%s cannot be used without its %s', (kind, part) => {
    const { [part]: _, ...rest } = dataOf(kind);
    expect(readEvent(kind, rest)).toHaveProperty('problem');
  });

  test('a strike of a trade that the round does not have is noticed', () => {
    const strikes = { from: 'Ann', to: 'Dan', gives: { garnets: 9 }, takes: {} };
    const entries = ENTRIES.map((entry) =>
      entry.what === 'amend trade' ? { ...entry, data: { ...entry.data, strikes } } : entry,
    );
    const playback = entries.reduce<Playback | undefined>((now, entry) => apply(now, entry), undefined);
    expect(playback?.fault).toMatchObject({ problem: 'strikes: the round has no such trade' });
  });
});
