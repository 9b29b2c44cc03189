import { makeFiles } from '../files.ts';
import { callAll, mustCall, type Reply } from '../rest.ts';
import type { CheckDefinition } from './check.ts';

const DRIVE = 'https://www.googleapis.com/drive/v3/files';

interface Permission {
  readonly id: string;
  readonly type: string;
  readonly role: string;
}

/** Checks of who may read a file. */
export const RIGHT_CHECKS: readonly CheckDefinition[] = [
  {
    name: 'A file can be shared with everyone who has the link, and no more',
    assumptions: ['G34'],
    needs: ['G28'],
    run(scratch) {
      const file = scratch.file();
      const files = makeFiles(scratch.mark);
      const [shared] = files.share([{ file, reader: '' }]);
      if (shared?.access !== 'link') throw new Error(shared?.problem || 'the link does not open it');
      const given = readersOf(file);
      mustCall(given.map(({ id }) => ({ method: 'delete', url: `${DRIVE}/${file}/permissions/${id}` })));
      if (readersOf(file).length > 0) throw new Error('the right could not be taken away again');
      return 'given, read back, and taken away again';
    },
  },
  {
    name: 'Whether a file can be published to the web',
    assumptions: ['G35'],
    needs: ['G28'],
    run(scratch) {
      // Nothing rests on it: either answer is good.
      const url = `${DRIVE}/${scratch.file()}/revisions/head`;
      const [reply] = callAll([{ method: 'patch', url, body: { published: true, publishAuto: true } }]);
      return reply?.error === undefined ? 'it can' : `it cannot: ${reply.error}`;
    },
  },
];

/** Who may read a file beside its owner. */
function readersOf(file: string): readonly Permission[] {
  const url = `${DRIVE}/${file}/permissions?fields=permissions(id,type,role)`;
  const [reply] = mustCall([{ method: 'get', url }]) as [Reply<{ permissions?: readonly Permission[] }>];
  return (reply.body.permissions ?? []).filter(({ role }) => role !== 'owner');
}
