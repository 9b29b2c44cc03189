// The data that the page shows, limited to what the signed-in person may see.
import { HOST_EMAIL } from '../demo/demo.ts';
import { closedReason } from '../google/forms/submit-response.ts';
import { computedSheet } from '../google/sheets/read/compute.ts';
import { type Form, respondUrl } from '../google/world/form.ts';
import { rightOn } from '../google/world/rights.ts';
import type { Sheet } from '../google/world/workbook.ts';
import type { DriveFile, FormFile, Person } from '../google/world/world.ts';
import type { Host } from '../host/host.ts';
import type { FileEntry, FormView, StateView, WorkbookView } from '../web/views.ts';

/** Error if Google would refuse this person. The message is in Google's words. */
export class Refused extends Error {}

const NO_FILE = 'Sorry, the file you have requested does not exist.';

type Query = Readonly<Record<string, string>>;

const emailOf = (query: Query): string | undefined => query.as || undefined;

export const VIEWS: Readonly<Record<string, (host: Host, query: Query) => unknown>> = {
  '/api/state': stateView,
  '/api/workbook': workbookView,
  '/api/form': formView,
};

function stateView(host: Host, query: Query): StateView {
  const email = emailOf(query);
  const files = Object.values(host.world.files).filter((file) => !file.trashed);
  return {
    hostEmail: HOST_EMAIL,
    people: [...host.world.people, ...othersWithFiles(host, files)],
    activeWorkbook: host.world.activeWorkbook ?? null,
    activeTab: host.world.activeTab ?? null,
    offset: host.world.offset,
    alarms: host.world.switches?.alarms ?? 1,
    mails: (host.world.mails ?? []).map(({ to, subject, body }) => ({ to, subject, body })),
    files: files.map((file) => fileEntry(file, email)),
  };
}

/** Lists people who can open a file but are not in the host's list. The page can then show their view, too. */
function othersWithFiles({ world }: Host, files: readonly DriveFile[]): readonly Person[] {
  const known = new Set([HOST_EMAIL, ...world.people.map(({ email }) => email)]);
  const others = files.flatMap(({ permissions }) =>
    permissions.flatMap(({ emailAddress = '' }) => emailAddress || []),
  );
  return [...new Set(others)].filter((email) => !known.has(email)).map((email) => ({ name: email, email }));
}

function fileEntry(file: DriveFile, email: string | undefined): FileEntry {
  return {
    id: file.id,
    name: file.name,
    kind: file.kind,
    isHostBook: file.kind === 'workbook' && !file.madeByAddOn,
    part: file.appProperties?.part ?? '',
    right: rightOn(file, email) ?? null,
    isPublished: file.published,
    readers: file.permissions.flatMap((one) => (one.emailAddress ? [one.emailAddress] : [])),
    isForAnyone: file.permissions.some((one) => one.type === 'anyone'),
    publicId: file.kind === 'form' ? file.form.publicId : null,
    isOpen: file.kind === 'form' && file.form.published && file.form.accepting,
    responses: file.kind === 'form' ? file.form.responseCount : null,
  };
}

function workbookView(host: Host, query: Query): WorkbookView {
  const file = host.world.files[query.id ?? ''];
  if (file?.kind !== 'workbook' || file.trashed) throw new Refused(NO_FILE);
  const right = rightOn(file, emailOf(query));
  const isPublished = query.published === '1';
  if (isPublished && !file.published) throw new Refused(NO_FILE);
  if (!isPublished && !right)
    throw new Refused(
      emailOf(query)
        ? 'You need access. Ask for access, or switch to an account with access.'
        : 'Sign in: this file is open only to people it was shared with.',
    );
  const canEdit = !isPublished && (right === 'writer' || right === 'owner');
  const sheets = file.workbook.sheets.filter((sheet) => canEdit || !sheet.hidden);
  return {
    id: file.id,
    name: file.name,
    canEdit,
    isPublished: file.published,
    timeZone: file.workbook.timeZone,
    tabs: sheets.map(({ sheetId, title, hidden, tabColorStyle, formId }) => ({
      sheetId,
      title,
      hidden,
      tabColorStyle: tabColorStyle as never,
      formId: formId ?? null,
    })),
    sheet: computedSheet(file.workbook, shownSheet(sheets, query.tab)!),
  };
}

/** Gives the requested tab. By default, gives the first tab that is neither hidden nor a responses tab. */
function shownSheet(sheets: readonly Sheet[], tab: string | undefined): Sheet | undefined {
  const asked = sheets.find((sheet) => String(sheet.sheetId) === tab);
  return asked ?? sheets.find((sheet) => !sheet.hidden && sheet.formId === undefined) ?? sheets[0];
}

function formFile(host: Host, query: Query): FormFile {
  const file = Object.values(host.world.files).find(
    (one) => one.kind === 'form' && (one.id === query.id || one.form.publicId === query.publicId),
  );
  if (file?.kind !== 'form' || file.trashed) throw new Refused(NO_FILE);
  return file;
}

/** Gives the items that a person sees: all items before the first page that the form skips. */
function firstPage({ items }: Form) {
  const end = items.findIndex(({ goTo }) => goTo === 'SUBMIT');
  return end < 0 ? items : items.slice(0, end);
}

function formView(host: Host, query: Query): FormView {
  const file = formFile(host, query);
  const { id, form } = file;
  const email = emailOf(query);
  const closed = closedReason(file, email ? { email } : {});
  return {
    id,
    title: form.title,
    url: respondUrl(form),
    closed: closed ?? null,
    description: closed ? '' : form.description,
    emails: form.emails,
    showAgain: form.showAgain,
    items: closed ? [] : firstPage(form),
  };
}
