import { exportMatch, matchPage } from '../../../../src/sheets/actions/verify.ts';
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

test('H31 the page of a match is taken as its file is; another page is named as such', () => {
  const memory = begunSeason(TABLES[0] as TableFor);
  const viewer = '<!doctype html><script type="application/json" id="match"></script><script>1</script>';
  const page = matchPage(viewer, memory.book(), 1, 'everything');
  expect(readMatchOrRecord(page)).toEqual(readMatchOrRecord(exportMatch(memory.book(), 1, 'everything')));
  expect(readMatchOrRecord(page).kind).toBe('everything');
  expect(readMatchOrRecord(viewer)).toMatchObject({ problem: expect.stringMatching(/^This is a web page/) });
});
