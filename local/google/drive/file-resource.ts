// A file as the Drive API returns it, cut to a field mask.
import type { drive_v3 } from '@googleapis/drive';
import { checkMask, type Mask, parseMask, project } from '../base/field-mask.ts';
import type { Caller } from '../run/caller.ts';
import { workbookUrl } from '../sheets/read/spreadsheet-resource.ts';
import { rightOn } from '../world/rights.ts';
import type { DriveFile } from '../world/world.ts';

/** Query parameters of a REST call, or options of a call to the advanced service. */
export type Options = Readonly<Record<string, unknown>>;

export const FILE_FIELDS: Mask = {
  kind: true,
  id: true,
  name: true,
  mimeType: true,
  trashed: true,
  webViewLink: true,
  webContentLink: true,
  createdTime: true,
  ownedByMe: true,
  owners: { emailAddress: true },
  capabilities: { canEdit: true, canShare: true },
  permissions: { id: true, type: true, role: true, emailAddress: true },
  appProperties: true,
};
export const DEFAULT_FILE_FIELDS = 'kind,id,name,mimeType';

export const formEditUrl = (id: string): string => `https://docs.google.com/forms/d/${id}/edit`;

export const mimeType = (file: DriveFile): string =>
  file.kind === 'page'
    ? file.mimeType
    : `application/vnd.google-apps.${file.kind === 'form' ? 'form' : 'spreadsheet'}`;

function viewUrl({ kind, id }: DriveFile): string {
  if (kind === 'page') return `https://drive.google.com/file/d/${id}/view`;
  return kind === 'form' ? formEditUrl(id) : workbookUrl(id);
}

/** Gives all fields of a file that the caller may see. */
export function fileResource(caller: Caller, file: DriveFile): drive_v3.Schema$File {
  const right = rightOn(file, caller.user);
  const canEdit = right === 'writer' || right === 'owner';
  return {
    kind: 'drive#file',
    id: file.id,
    name: file.name,
    mimeType: mimeType(file),
    trashed: file.trashed,
    webViewLink: viewUrl(file),
    ...(file.kind === 'page'
      ? { webContentLink: `https://drive.google.com/uc?id=${file.id}&export=download` }
      : {}),
    createdTime: new Date(file.createdAt).toISOString(),
    ownedByMe: right === 'owner',
    owners: file.permissions
      .filter((one) => one.role === 'owner')
      .map(({ emailAddress = '' }) => ({ emailAddress })),
    capabilities: { canEdit, canShare: canEdit },
    ...(canEdit ? { permissions: file.permissions.filter(({ view }) => view === undefined) } : {}),
    ...(file.appProperties ? { appProperties: file.appProperties } : {}),
  };
}

/** Gives the part of a resource that `options.fields` selects. Without `options.fields`, gives the default fields. */
export function selectFields(resource: object, options: Options, known: Mask, defaultFields: string): object {
  const fields = typeof options.fields === 'string' ? options.fields : defaultFields;
  const mask = parseMask(fields);
  checkMask(mask, known);
  return project(resource, mask) as object;
}

/** Gives the part of a file's resource that the options select. */
export const selectedFile = (caller: Caller, file: DriveFile, options: Options): object =>
  selectFields(fileResource(caller, file), options, FILE_FIELDS, DEFAULT_FILE_FIELDS);
