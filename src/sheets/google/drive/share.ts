import type { drive_v3 } from '@googleapis/drive';
import { type Grant, HIDDEN_FILE, type OpenTo, type Shared } from '../../ports.ts';
import { isSameAccount } from '../../workbook/account.ts';
import { isLimit } from '../rest/limits.ts';
import { createPermission, deletePermission, listPermissions } from '../rest/requests.ts';
import {
  callAll,
  hasMetLimit,
  mustCall,
  mustSucceed,
  type Reply,
  type RestCall,
  throwRefusal,
} from '../rest/rest.ts';
import { intrudersAmong } from './hosts.ts';

/** A permission of a file, as Google gives it. */
type Permission = drive_v3.Schema$Permission;

/** A file with the current readers, the owner and the hosts excluded. */
interface Shelf {
  readonly grant: Grant;
  /** The permission that the grant asks for; undefined if the file lacks this permission. */
  readonly given?: Permission | undefined;
  readonly others: readonly Permission[];
  /** True if another account made the file. This account can then neither see nor change the file's permissions (scope drive.file). */
  readonly isHidden?: true;
}

/**
 * `given`: calls to make in parallel with the calls that give permissions. `found`: calls to make in parallel with the
 * calls that read permissions back.
 */
export interface Beside<C = RestCall> {
  readonly given: readonly C[];
  readonly found: readonly C[];
}

/**
 * Gives each file the reader of the grant, removes all other readers, and reads the permissions back. `fresh` files have
 * no readers yet. Changes different files in parallel. Changes the permissions of one file one after another, because
 * Google applies only the last of simultaneous changes. Removes permissions first: if the script is killed, a reader may
 * lack a file, but nobody can read too much.
 */
export function share(
  grants: readonly Grant[],
  fresh: ReadonlySet<string>,
  beside: Beside = { given: [], found: [] },
): Beside<Reply> & { readonly shared: readonly Shared[] } {
  const old = look(grants.filter(({ file }) => !fresh.has(file)));
  const account = fresh.size > 0 ? Session.getEffectiveUser().getEmail() : '';
  const own: Permission = { type: 'user', role: 'owner', emailAddress: account };
  const all = grants.map(
    (grant): Shelf =>
      old.find((shelf) => shelf.grant === grant) ?? {
        grant,
        given: isAsked(own, grant) ? own : undefined,
        others: [],
      },
  );
  const before = all.filter(({ isHidden }) => !isHidden);
  takeAway(before);
  const [readers, given] = give(before, beside.given);
  const [after, found] = lookBeside(
    before.map(({ grant }) => grant),
    beside.found,
  );
  const shared = all.map((shelf): Shared => {
    const i = before.indexOf(shelf);
    if (i === -1) return { access: '', problem: HIDDEN_FILE, isHidden: true };
    const { id, access, refusal } = readers[i]!;
    const problem = problemOf(after[i]!, id) || refusal;
    return { access: problem === '' ? access : '', problem: refusal || problem };
  });
  return { shared, given, found };
}

/** Lists the files whose permissions Drive hides from this account. */
export function hiddenOf(files: readonly string[]): readonly string[] {
  const shelves = look(files.map((file) => ({ file, reader: '' })));
  return shelves.flatMap(({ grant, isHidden: hides }) => (hides ? [grant.file] : []));
}

/** Removes all readers of files except the owners and the hosts, and reads the permissions back. Gives the fault of each file, or ''. */
export function close(files: readonly string[]): readonly string[] {
  const grants = files.map((file): Grant => ({ file, reader: NOBODY }));
  takeAway(look(grants));
  return look(grants).map((shelf) => {
    if (shelf.isHidden) return HIDDEN_FILE;
    return shelf.others.length > 0 ? problemOf(shelf, '') : '';
  });
}

/** Compares the readers of files with the grants. For a file that Drive hides, finds nothing. */
export function readersOf(grants: readonly Grant[]): OpenTo {
  const shelves = look(grants);
  return {
    unwanted: shelves.map(({ others }) => others.map(nameOf)),
    lacking: shelves.flatMap(({ grant, given, isHidden: hides }) =>
      given || hides || grant.reader === NOBODY ? [] : [grant.file],
    ),
  };
}

/** Reader in a grant that gives a file to nobody. */
const NOBODY = 'nobody';

function look(grants: readonly Grant[]): readonly Shelf[] {
  return lookBeside(grants, [])[0];
}

/** Reads who can read each file. In parallel, also makes the calls `beside`, and gives the replies to these calls. */
function lookBeside(
  grants: readonly Grant[],
  beside: readonly RestCall[],
): readonly [shelves: readonly Shelf[], beside: readonly Reply[]] {
  const lists: readonly RestCall[] = grants.map(({ file }) =>
    listPermissions(file, 'id,type,role,emailAddress'),
  );
  const found = callAll([...lists, ...beside]);
  const replies = found.slice(0, lists.length) as readonly Reply<drive_v3.Schema$PermissionList>[];
  mustSucceed(replies.filter((reply) => !isHidden(reply)));
  const isIntruder = intrudersAmong(
    replies.flatMap((reply) => (isHidden(reply) ? [] : (reply.body.permissions ?? []))),
  );
  const shelves = grants.map((grant, i): Shelf => {
    const reply = replies[i]!;
    if (isHidden(reply)) return { grant, others: [], isHidden: true };
    const { permissions = [] } = reply.body;
    // The owner of a file, and a host who plays, can read the file without a further permission (docs/google.md, G82, G99).
    const given = permissions.find((one) => isAsked(one, grant) && !isIntruder(one));
    const others = permissions.filter(
      (one) => one !== given && (READING.includes(one.role ?? '') || isIntruder(one)),
    );
    return { grant, given, others };
  });
  return [shelves, found.slice(lists.length)];
}

/** Says whether Drive hides a file or the file's permissions from this account. */
function isHidden(reply: Reply): boolean {
  const { status, reason = '' } = reply;
  return status === 404 || (status === 403 && !hasMetLimit(reply) && !REFUSED_WHOLE.includes(reason));
}

/** Google's reasons for refusing all calls to an API, not only the calls about one file. */
const REFUSED_WHOLE = [
  'SERVICE_DISABLED',
  'accessNotConfigured',
  'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
  'insufficientPermissions',
];

const READING = ['reader', 'commenter'];

function isOwner({ role }: Permission): boolean {
  return role === 'owner';
}

/** Says whether a permission is what the grant asks for. Google may spell an address differently from the grant. */
function isAsked({ type, emailAddress }: Permission, { reader }: Grant): boolean {
  return reader === '' ? type === 'anyone' : type === 'user' && isSameAccount(emailAddress ?? '', reader);
}

/** Removes the permissions of unwanted readers. Each batch of calls removes one permission of each file. */
function takeAway(shelves: readonly Shelf[]): void {
  const all = shelves.map(({ grant, others }) =>
    others.map(({ id }): RestCall => deletePermission(grant.file, id ?? '')),
  );
  for (let round = 0; all.some((calls) => round < calls.length); round++)
    mustCall(all.flatMap((calls) => calls[round] ?? []));
}

interface Given {
  readonly id: string;
  readonly access: Shared['access'];
  /** Reason why Google gave the file to nobody, or ''. */
  readonly refusal: string;
}

/**
 * Shares each file with the reader of the grant. If Google refuses the address and the grant allows it, shares the file
 * by link. Makes the calls `beside` in parallel. Gives the id of each permission, and the replies to `beside`.
 */
function give(
  shelves: readonly Shelf[],
  beside: readonly RestCall[],
): readonly [given: readonly Given[], beside: readonly Reply[]] {
  const there = shelves.map(({ given }) => given);
  const lacking = shelves.filter((_, i) => !there[i]).map(({ grant }) => grant);
  const asked: readonly RestCall[] = lacking.map(grantCall);
  const all = callAll([...asked, ...beside]);
  const replies = all.slice(0, asked.length) as readonly Reply<Permission>[];
  const refused = lacking.filter(({ reader }, i) => reader !== '' && isRefused(replies[i]!));
  const linked = refused.filter(({ orLink }) => orLink);
  const links = callAll(linked.map(({ file }) => grantCall({ file, reader: '' })));
  const given = shelves.map(({ grant }, i): Given => {
    const access = grant.reader === '' ? 'link' : 'account';
    const existing = there[i];
    if (existing) return { id: existing.id ?? '', access, refusal: '' };
    const atLink = linked.indexOf(grant);
    if (atLink !== -1) return { id: idOf(links[atLink]!), access: 'link', refusal: '' };
    if (refused.includes(grant))
      return { id: '', access: '', refusal: `Google refuses to share the file with ${grant.reader}` };
    return { id: idOf(replies[lacking.indexOf(grant)]!), access, refusal: '' };
  });
  return [given, all.slice(asked.length)];
}

function grantCall({ file, reader }: Grant): RestCall<Permission> {
  const asked: Permission = reader === '' ? { type: 'anyone' } : { type: 'user', emailAddress: reader };
  return createPermission(file, { role: 'reader', ...asked });
}

/**
 * Says whether Google refused to share a file with an address, for example because the address has no Google account.
 * Nothing else in such a call can be wrong.
 */
function isRefused({ status, reason }: Reply): boolean {
  return status === 400 || reason === 'invalidSharingRequest';
}

/**
 * Gives the id of the new permission. Gives '' if Google forbids the permission; the later check then finds it missing.
 * Throws if the problem may end by itself, because another try may succeed.
 */
function idOf({ status, body, error, reason }: Reply<Permission>): string {
  if (error === undefined) return body.id ?? '';
  if (status === 400 || (status === 403 && !isLimit(status, reason))) return '';
  throwRefusal(error);
}

/** Describes what is wrong with a file's permissions; '' if the file has only the wanted permission. */
function problemOf({ given, others }: Shelf, id: string): string {
  const all = given ? [given, ...others] : others;
  const wrong = all.filter((one) => one.id !== id && !isOwner(one));
  if (wrong.length > 0) return `${wrong.map(nameOf).join(', ')} can still open the file`;
  return all.length === 0 ? 'the reader cannot open the file yet' : '';
}

function nameOf({ emailAddress, type }: Permission): string {
  return emailAddress ?? (type === 'anyone' ? 'everyone with the link' : `a ${type}`);
}
