import type { drive_v3 } from '@googleapis/drive';
import { plural } from '../../../rules/base/words.ts';
import { isSameAccount } from '../../workbook/account.ts';
import { makeFiles } from '../drive/files.ts';
import { editorsOfWorkbook } from '../drive/hosts.ts';
import { deletePermission, listPermissions, publishFile } from '../rest/requests.ts';
import { bodyOf, callAll, mustCall } from '../rest/rest.ts';
import { check, must, untested } from './check.ts';

/** Checks of who may read a file. */
export const RIGHT_CHECKS = [
  check('A file can be shared with everyone who has the link, and no more', 'G34', 'G28', (scratch) => {
    const file = scratch.file();
    const files = makeFiles(scratch.mark);
    const [shared] = files.share([{ file, reader: '' }]);
    must(shared?.access === 'link', shared?.problem || 'the link does not open it');
    const given = readersOf(file);
    mustCall(given.map(({ id }) => deletePermission(file, id ?? '')));
    must(readersOf(file).length === 0, 'the right could not be taken away again');
    return 'given, read back, and taken away again';
  }),
  check('A page can be stored, and written again in the same file', 'G89', 'G28', (scratch) => {
    const files = makeFiles(scratch.mark);
    const page = { name: 'Roundkeeper self-test.html', html: '<p>first</p>' };
    const { file, link } = files.savePage({ ...page, file: '' });
    scratch.state.files.push(file);
    scratch.save();
    const again = files.savePage({ ...page, file, html: '<p>second</p>' });
    must(again.file === file && again.link === link, 'Google made another file of it');
    return 'and it has a link to be downloaded by';
  }),
  check('The workbook names those who may edit it', 'G82', '', () => {
    const own = Session.getEffectiveUser().getEmail() || untested('Google does not say who you are');
    const hosts = editorsOfWorkbook();
    must(
      hosts.some((host) => isSameAccount(host, own)),
      'it does not name you',
    );
    return `${plural(hosts.length, 'account')}, yours among them`;
  }),
  check('Whether a file can be published to the web', 'G35', 'G28', (scratch) => {
    // Nothing rests on it: either answer is good.
    const [reply] = callAll([publishFile(scratch.file(), { published: true, publishAuto: true })]);
    return reply?.error === undefined ? 'it can' : `it cannot: ${reply.error}`;
  }),
];

/** Who may read a file beside its owner. */
function readersOf(file: string): readonly drive_v3.Schema$Permission[] {
  return (bodyOf(listPermissions(file, 'id,type,role')).permissions ?? []).filter(
    ({ role }) => role !== 'owner',
  );
}
