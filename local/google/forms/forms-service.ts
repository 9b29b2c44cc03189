// The Forms REST API: reading a form, changing questions in place, and publishing.

import type { forms_v1 } from '@googleapis/forms';
import { badRequest, GoogleError, NotCovered, notFound } from '../base/errors.ts';
import { overwrite, parseMask, project, selects } from '../base/field-mask.ts';
import type { Caller } from '../run/caller.ts';
import { checkRestScope } from '../run/scopes.ts';
import { type EmailCollection, type Form, respondUrl } from '../world/form.ts';
import { fileFor } from '../world/rights.ts';
import type { FormFile, Role } from '../world/world.ts';
import { makeQuestionId } from '../world/world.ts';
import { type ItemResource, itemFromResource, itemResource } from './item-resource.ts';
import { syncColumns } from './response-tab.ts';

// Google also accepts drive.file for some forms; which ones is not documented, so it is not enough here.
const SCOPES = ['forms.body', 'drive'];
const READ_SCOPES = [...SCOPES, 'forms.body.readonly', 'drive.readonly'];
const EMAIL_COLLECTION = ['DO_NOT_COLLECT', 'VERIFIED', 'RESPONDER_INPUT'];

type Body = Readonly<Record<string, unknown>>;

/** Stand-in for forms.get. Gives the resource of a form. A field mask, if given, selects the fields. */
export function getForm(caller: Caller, id: string, fields: string | undefined): object {
  const resource = formResource(formFor(caller, id, 'writer', READ_SCOPES));
  return fields === undefined ? resource : (project(resource, parseMask(fields)) as object);
}

/** Stand-in for forms.batchUpdate. Applies all requests or no request: the requests change a copy, which replaces the form at the end. */
export function updateForm(caller: Caller, id: string, body: Body): forms_v1.Schema$BatchUpdateFormResponse {
  const file = formFor(caller, id, 'writer', SCOPES);
  const requests = body.requests;
  if (!Array.isArray(requests) || requests.length === 0)
    throw badRequest('Must specify at least one request.');
  const draft = structuredClone(file.form);
  const replies = requests.map((request: unknown, number) => applyRequest(caller, draft, request, number));
  draft.revision++;
  file.form = draft;
  syncColumns(caller.world, draft);
  const answer = { replies, writeControl: { requiredRevisionId: revisionId(draft) } };
  const isSaid = body.includeFormInResponse === true && !caller.world.switches?.formsUnsaid;
  return isSaid ? { form: formResource(file), ...answer } : answer;
}

function applyRequest(
  caller: Caller,
  draft: Form,
  request: unknown,
  number: number,
): forms_v1.Schema$Response {
  const kinds = Object.keys((request ?? {}) as object);
  const kind = kinds[0];
  if (kind === undefined || kinds.length !== 1)
    throw badRequest(`Invalid requests[${number}]: exactly one kind of request must be set.`);
  const apply = APPLIERS[kind];
  if (!apply) throw new NotCovered(`forms.batchUpdate request "${kind}"`);
  try {
    apply(caller, draft, (request as Body)[kind] as Body);
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    throw new GoogleError(error.code, `Invalid requests[${number}].${kind}: ${error.message}`);
  }
  return {};
}

/** Stand-in for forms.setPublishSettings. Publishes a form or stops publishing. Opens the form for responses or closes it. */
export function setPublishSettings(
  caller: Caller,
  id: string,
  body: Body,
): forms_v1.Schema$SetPublishSettingsResponse {
  const { form } = formFor(caller, id, 'writer', SCOPES);
  const settings = body.publishSettings as { publishState?: Body } | undefined;
  const state = settings?.publishState;
  if (!state || typeof state.isPublished !== 'boolean') throw badRequest('publishSettings must be set.');
  const isAccepting = state.isAcceptingResponses === true;
  if (isAccepting && !state.isPublished)
    throw badRequest('A form that is not published cannot accept responses.');
  form.published = state.isPublished;
  form.accepting = isAccepting;
  return { formId: id, publishSettings: publishSettings(form) };
}

const APPLIERS: Record<string, (caller: Caller, form: Form, body: Body) => void> = {
  updateItem(caller, form, body) {
    const at = (body.location as { index?: number } | undefined)?.index ?? 0;
    const existing = form.items[at];
    if (!existing) throw badRequest(`There is no item at index ${at}.`);
    const mask = maskOf(body);
    const given = (body.item ?? {}) as ItemResource;
    const next = overwrite(itemResource(existing), given, mask);
    if (given.itemId !== undefined && given.itemId !== itemResource(existing).itemId)
      throw badRequest('The item id is not that of the item at the location.');
    form.items[at] = itemFromResource(next, existing, () => makeQuestionId(caller.world));
  },
  updateFormInfo(_caller, form, body) {
    const mask = maskOf(body);
    const info = (body.info ?? {}) as { title?: string; description?: string };
    if (selects(mask, 'title')) form.title = info.title ?? '';
    if (selects(mask, 'description')) form.description = info.description ?? '';
  },
  updateSettings(caller, form, body) {
    const mask = maskOf(body);
    const settings = (body.settings ?? {}) as { emailCollectionType?: string };
    for (const name of Object.keys(settings))
      if (name !== 'emailCollectionType') throw new NotCovered(`updateSettings of "${name}"`);
    if (!selects(mask, 'emailCollectionType')) return;
    const type = settings.emailCollectionType ?? '';
    if (!EMAIL_COLLECTION.includes(type)) throw badRequest(`Invalid emailCollectionType: ${type}`);
    if (!caller.world.switches?.verifiedIgnored) form.emails = type as EmailCollection;
  },
};

function maskOf(body: Body) {
  if (typeof body.updateMask !== 'string' || body.updateMask === '')
    throw badRequest('updateMask must be set.');
  return parseMask(body.updateMask);
}

function formFor(caller: Caller, id: string, role: Role, scopes: readonly string[]): FormFile {
  const file = fileFor(caller.world, id, caller.user, role);
  checkRestScope(caller.scopes, scopes, file);
  if (file.kind !== 'form') throw notFound();
  return file;
}

const revisionId = (form: Form): string => String(form.revision).padStart(8, '0');

const publishSettings = (form: Form): forms_v1.Schema$PublishSettings => ({
  publishState: { isPublished: form.published, isAcceptingResponses: form.published && form.accepting },
});

function formResource(file: FormFile): forms_v1.Schema$Form {
  const { form } = file;
  return {
    formId: file.id,
    info: {
      title: form.title,
      documentTitle: file.name,
      ...(form.description ? { description: form.description } : {}),
    },
    settings: { emailCollectionType: form.emails },
    revisionId: revisionId(form),
    responderUri: respondUrl(form),
    items: form.items.map(itemResource),
    ...(form.destination ? { linkedSheetId: form.destination.workbookId } : {}),
    publishSettings: publishSettings(form),
  };
}
