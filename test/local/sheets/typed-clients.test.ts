import { readFileSync } from 'node:fs';
import type { sheets_v4 } from '@googleapis/sheets';
import type { RequestBody, RequestKind } from '../../../local/google/world/shapes.ts';
import {
  createFile,
  createPermission,
  updateForm,
  updateSpreadsheet,
} from '../../../src/sheets/google/rest/requests.ts';

// The bodies of requests, and the answers, are those of Google's published clients: tsc checks it. Each line with an expected
// error would be sent as it stands; with the types as they are, it does not compile.

/** The stand-in takes requests of the shape of Google's client. */
type Taken = { [K in RequestKind]: NonNullable<sheets_v4.Schema$Request[K]> };
const taken = (bodies: { [K in RequestKind]: RequestBody<K> }): Taken => bodies;

test('a request with a field that Google does not know does not compile', () => {
  expect(taken).toBeDefined();
  const bad = [
    // @ts-expect-error an unknown request
    updateSpreadsheet('a', [{ removeSheet: { sheetId: 1 } }]),
    // @ts-expect-error an unknown field
    updateSpreadsheet('a', [{ deleteSheet: { sheet: 1 } }]),
    // @ts-expect-error a number for a text
    updateSpreadsheet('a', [{ updateCells: { fields: 1 } }]),
    // @ts-expect-error the name of another version of Drive
    createFile({ title: 'Orders' }),
    // @ts-expect-error the name of another version of Drive
    createPermission('a', { type: 'anyone', role: 'reader', value: 'ann@example.com' }),
    // @ts-expect-error a setting without its mask's place
    updateForm('a', [{ updateSettings: { emailCollectionType: 'VERIFIED' } }]),
  ];
  expect(bad).toHaveLength(6);
});

test('the bundle holds none of Google’s clients', () => {
  const code = readFileSync('dist/Code.js', 'utf8');
  expect(code).not.toMatch(/googleapis-common|gaxios|google-auth-library/);
});
