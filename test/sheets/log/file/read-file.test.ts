import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readMatchOrRecord } from '../../../../src/sheets/log/file/read-file.ts';

const SEASON = join(__dirname, '..', 'frozen', 'frozen-salted-season.json');
const { exported } = JSON.parse(readFileSync(SEASON, 'utf8')) as {
  readonly exported: { readonly whole: string; readonly everyone: string };
};

describe.each(['whole', 'everyone'] as const)('a match file (%s)', (kind) => {
  const file = JSON.parse(exported[kind]) as Record<string, unknown>;
  const kindOf = (changed: object) => readMatchOrRecord(JSON.stringify({ ...file, ...changed })).kind;

  test('is read', () => {
    expect(kindOf({})).toBe(kind === 'whole' ? 'everything' : 'public');
  });

  test.each(['title', 'commitment', 'head'])('cannot be used without its %s', (part) => {
    expect(kindOf({ [part]: undefined })).toBe('none');
    expect(kindOf({ [part]: 5 })).toBe('none');
  });
});
