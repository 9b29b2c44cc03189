// A form as FormApp shows it to the script.
import { ScriptError } from '../base/errors.ts';
import { formEditUrl } from '../drive/file-resource.ts';
import { shareWith } from '../drive/permissions.ts';
import type { Run } from '../run/run.ts';
import { type Surface, standIn } from '../run/stand-in.ts';
import { type Form, type ItemKind, respondUrl } from '../world/form.ts';
import { rightOn, suffices } from '../world/rights.ts';
import type { FormFile, World } from '../world/world.ts';
import {
  addItem,
  genericItem,
  itemResponseOf,
  itemStandIn,
  type MadeAnswer,
  TYPES,
} from './item-stand-in.ts';
import { keptResponse } from './kept-response.ts';
import { writeKeptResponses } from './response-row.ts';
import { linkTab, syncColumns, unlinkTab } from './response-tab.ts';
import { submitResponse } from './submit-response.ts';

type FormMembers =
  | 'getId'
  | 'getTitle'
  | 'setTitle'
  | 'setDescription'
  | 'setConfirmationMessage'
  | 'setAllowResponseEdits'
  | 'canEditResponse'
  | 'setCollectEmail'
  | 'collectsEmail'
  | 'isPublishingSummary'
  | 'setPublishingSummary'
  | 'hasLimitOneResponsePerUser'
  | 'setLimitOneResponsePerUser'
  | 'setShowLinkToRespondAgain'
  | 'setAcceptingResponses'
  | 'isAcceptingResponses'
  | 'getPublishedUrl'
  | 'getEditUrl'
  | 'setDestination'
  | 'getDestinationId'
  | 'removeDestination'
  | 'getItems'
  | 'deleteItem'
  | 'createResponse'
  | 'getResponses'
  | 'addTextItem'
  | 'addParagraphTextItem'
  | 'addListItem'
  | 'addMultipleChoiceItem'
  | 'addCheckboxItem'
  | 'addPageBreakItem'
  | 'moveItem'
  | 'addEditors'
  | 'getEditors'
  | 'removeEditor';

/** Google's error for an action that only a published form allows (docs/google.md, G68). */
const UNPUBLISHED = 'Operation not supported on unpublished form';

/** Members of Form that Google's published types lack. */
interface Publishing {
  setPublished(isPublished: boolean): unknown;
  isPublished(): unknown;
}

/** Makes a form with the members that FormApp gives it. */
export function formStandIn(run: Run, id: string): object {
  const { world } = run;
  // A REST call may replace the whole form, so it is looked up every time.
  const form = (): Form => {
    const file = world.files[id];
    if (file?.kind !== 'form') throw new ScriptError('The form was deleted.');
    return file.form;
  };
  const change = (alter: (form: Form) => void) => () => {
    alter(form());
    syncColumns(world, form());
    return self;
  };
  const add = (kind: ItemKind) => () => itemStandIn(run, form, addItem(world, form(), kind).id);

  const members: Surface<GoogleAppsScript.Forms.Form, FormMembers> & Publishing = {
    getId: () => id,
    addEditors(addresses) {
      for (const emailAddress of addresses)
        shareWith(world.files[id] as FormFile, { type: 'user', role: 'writer', emailAddress });
      return self;
    },
    getEditors: () =>
      (world.files[id] as FormFile).permissions.flatMap(({ type, role, emailAddress = '' }) =>
        type === 'user' && role === 'writer' ? [standIn(run, 'User', { getEmail: () => emailAddress })] : [],
      ) as GoogleAppsScript.Base.User[],
    removeEditor(user) {
      const file = world.files[id] as FormFile;
      const left = file.permissions.filter(
        ({ role, emailAddress }) => role !== 'writer' || emailAddress !== String(user),
      );
      if (left.length === file.permissions.length) throw new ScriptError(`No such editor: ${user}`);
      file.permissions.splice(0, file.permissions.length, ...left);
      return self;
    },
    getTitle: () => form().title,
    getPublishedUrl() {
      if (!form().published) throw new ScriptError(UNPUBLISHED);
      return respondUrl(form());
    },
    getEditUrl: () => formEditUrl(id),
    isPublished: () => form().published,
    setTitle: (title) => change((one) => (one.title = title))(),
    setDescription: (text) => change((one) => (one.description = text))(),
    setConfirmationMessage: (text) => change((one) => (one.confirmation = text))(),
    setAllowResponseEdits: (isOn) => change((one) => (one.allowEdits = isOn))(),
    canEditResponse: () => form().allowEdits || world.switches?.editableResponses === true,
    setShowLinkToRespondAgain: (isOn) => change((one) => (one.showAgain = isOn))(),
    setCollectEmail: (isOn) => change((one) => (one.emails = isOn ? 'RESPONDER_INPUT' : 'DO_NOT_COLLECT'))(),
    collectsEmail: () => form().emails !== 'DO_NOT_COLLECT',
    isPublishingSummary() {
      if (world.switches?.summaryUnsaid) throw new ScriptError('Operation not supported.');
      return form().summary === true;
    },
    setPublishingSummary: (isOn) => change((one) => (one.summary = isOn))(),
    hasLimitOneResponsePerUser: () => form().once === true,
    setLimitOneResponsePerUser: (isOn) => change((one) => (one.once = isOn))(),
    setPublished(isPublished) {
      return change((one) => {
        one.published = isPublished;
        one.accepting = isPublished;
      })();
    },
    setAcceptingResponses(isOn) {
      if (!form().published) throw new ScriptError(UNPUBLISHED);
      return change((one) => (one.accepting = isOn || world.switches?.staysOpen === true))();
    },
    isAcceptingResponses: () => form().accepting,
    setDestination(type, workbookId) {
      if (String(type) !== 'SPREADSHEET')
        throw new ScriptError(
          "The parameters (String,String) don't match the method signature for FormApp.Form.setDestination.",
        );
      if (world.switches?.linkWantsPublished && !form().published) throw new ScriptError(UNPUBLISHED);
      const file = world.files[workbookId];
      if (file?.kind !== 'workbook' || !suffices(rightOn(file, run.user), 'writer'))
        throw new ScriptError(`Could not find the spreadsheet ${workbookId} or no right to edit it.`);
      unlinkTab(world, form(), run.now());
      linkTab(world, world.files[id] as FormFile, file, run.now());
      if (!world.switches?.emptyRelink) writeKeptResponses(world, form());
      return self;
    },
    getDestinationId() {
      const { destination } = form();
      if (!destination && world.switches?.noDestination === 'null') return null;
      if (!destination && world.switches?.noDestination === 'kept' && form().lastDestination)
        return form().lastDestination;
      if (!destination) throw new ScriptError('The form currently has no response destination.');
      return destination.workbookId;
    },
    removeDestination() {
      if (!form().destination && world.switches?.noDestination === 'throws')
        throw new ScriptError('The form currently has no response destination.');
      return change((one) => {
        if (one.destination) one.lastDestination = one.destination.workbookId;
        unlinkTab(world, one, run.now());
      })();
    },
    getItems: (type?: unknown) =>
      form()
        .items.filter(({ kind }) => type === undefined || String(type) === TYPES[kind])
        .map((item) => genericItem(run, form, item.id)),
    deleteItem(at: unknown) {
      if (typeof at !== 'number' || !form().items[at]) throw new ScriptError('Invalid argument: index');
      change((one) => one.items.splice(at, 1))();
    },
    addTextItem: add('text'),
    addParagraphTextItem: add('paragraph'),
    addListItem: add('list'),
    addMultipleChoiceItem: add('radio'),
    addCheckboxItem: add('checkbox'),
    addPageBreakItem: add('page'),
    moveItem(from: unknown, to?: number) {
      const { items } = form();
      if (typeof from !== 'number' || !items[from] || to === undefined || !items[to])
        throw new ScriptError('Invalid argument: index');
      change((one) => one.items.splice(to, 0, ...one.items.splice(from, 1)))();
      return genericItem(run, form, form().items[to]!.id) as GoogleAppsScript.Forms.Item;
    },
    createResponse: () => responseStandIn(run, world.files[id] as FormFile, form),
    getResponses: (since?: GoogleAppsScript.Base.Date) =>
      (form().responses ?? [])
        .filter(({ at }) => since === undefined || at > since.getTime())
        .map((one) => keptResponse(run, form, one)),
  };
  const self = standIn(run, 'Form', members);
  return self;
}

/** Says whether a prefilled link fills in the answer to this item. */
function isFilledIn({ switches = {} }: World, { items }: Form, itemId: number): boolean {
  if (switches.noPrefill) return false;
  return !switches.prefillsTexts || items.some(({ id, kind }) => id === itemId && kind !== 'list');
}

/** Makes a response that a script fills in and submits. Only responses of people start a trigger, so this response starts none. */
function responseStandIn(run: Run, file: FormFile, form: () => Form): object {
  const made: MadeAnswer[] = [];
  const members: Surface<
    GoogleAppsScript.Forms.FormResponse,
    'withItemResponse' | 'toPrefilledUrl' | 'submit'
  > = {
    withItemResponse(given) {
      made.push(itemResponseOf(given as object));
      return self;
    },
    toPrefilledUrl: () =>
      `${respondUrl(form())}?usp=pp_url${made
        .filter(({ itemId }) => isFilledIn(run.world, form(), itemId))
        .map(({ questionId, answer }) => `&entry.${questionId}=${encodeURIComponent(String(answer))}`)
        .join('')}`,
    submit() {
      const answers = Object.fromEntries(made.map(({ itemId, answer }) => [String(itemId), answer]));
      const sent = submitResponse(run.world, file, { email: run.user }, answers, run.now());
      if (!sent.recorded) throw new ScriptError(sent.reason);
      return self;
    },
  };
  const self = standIn(run, 'FormResponse', members);
  return self;
}
