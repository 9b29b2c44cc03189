import { readMatchOrRecord } from '../../../../src/sheets/log/file/read-file.ts';
import { TABLES, type TableFor } from '../../../tables.ts';
import { begunSeason, filesOf } from '../../exported.ts';

const exported = filesOf(begunSeason(TABLES[0] as TableFor));

describe.each(['whole', 'everyone'] as const)('a match file (%s)', (kind) => {
  const file = exported[kind] as object;
  const kindOf = (changed: object) => readMatchOrRecord(JSON.stringify({ ...file, ...changed })).kind;

  test('is read', () => {
    expect(kindOf({})).toBe(kind === 'whole' ? 'everything' : 'shown');
  });

  test.each(['title', 'commitment', 'head'])('cannot be used without its %s', (part) => {
    expect(kindOf({ [part]: undefined })).toBe('none');
    expect(kindOf({ [part]: 5 })).toBe('none');
  });
});
