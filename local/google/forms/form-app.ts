// FormApp: making forms. Questions themselves are in form-app-items.ts.

import { ScriptError } from '../base/errors.ts';
import { formEditUrl } from '../drive/files.ts';
import { rightOn, suffices } from '../drive/rights.ts';
import type { Run } from '../run/run.ts';
import { type Surface, standIn } from '../run/stand-in.ts';
import { type FormFile, makeId } from '../world.ts';
import { type Form, type ItemKind, respondUrl } from './form.ts';
import { addItem, itemResponseOf, itemStandIn, validationBuilder } from './form-app-items.ts';
import { linkTab, syncColumns, unlinkTab } from './response-tab.ts';

type FormMembers =
  | 'getId'
  | 'getTitle'
  | 'setTitle'
  | 'setDescription'
  | 'setConfirmationMessage'
  | 'setAllowResponseEdits'
  | 'setCollectEmail'
  | 'setShowLinkToRespondAgain'
  | 'setAcceptingResponses'
  | 'getPublishedUrl'
  | 'getEditUrl'
  | 'setDestination'
  | 'removeDestination'
  | 'getItems'
  | 'deleteItem'
  | 'createResponse'
  | 'addTextItem'
  | 'addParagraphTextItem'
  | 'addListItem'
  | 'addMultipleChoiceItem'
  | 'addCheckboxItem'
  | 'addGridItem'
  | 'addSectionHeaderItem';

/** Newer than the published types. */
interface Publishing {
  setPublished(isPublished: boolean): unknown;
  isPublished(): unknown;
}

export function formApp(run: Run) {
  return standIn(run, 'FormApp', {
    DestinationType: { SPREADSHEET: 'SPREADSHEET' },
    create(title: string, isPublished = false) {
      if (typeof title !== 'string' || title === '') throw new ScriptError('Invalid argument: title');
      return formStandIn(run, keepForm(run, title, isPublished).id);
    },
    openById(id: string) {
      const file = run.world.files[id];
      if (file?.kind !== 'form' || !suffices(rightOn(file, run.user), 'writer'))
        throw new ScriptError(
          'No item with the given ID could be found, or you do not have permission to access it.',
        );
      return formStandIn(run, id);
    },
    createTextValidation: () => validationBuilder(run, 'text'),
    createParagraphTextValidation: () => validationBuilder(run, 'paragraph'),
    createGridValidation: () => validationBuilder(run, 'grid'),
  });
}

function keepForm(run: Run, title: string, isPublished: boolean): FormFile {
  const { world } = run;
  const id = makeId(world, 'form');
  const file: FormFile = {
    kind: 'form',
    id,
    name: title,
    permissions: [{ id: makeId(world, 'permission'), type: 'user', role: 'owner', emailAddress: run.user }],
    trashed: false,
    published: false,
    madeByAddOn: true,
    createdAt: run.now(),
    form: {
      title,
      description: '',
      confirmation: '',
      emails: 'DO_NOT_COLLECT',
      allowEdits: false,
      showAgain: true,
      accepting: isPublished,
      published: isPublished,
      publicId: makeId(world, 'respond'),
      items: [],
      revision: 1,
      responseCount: 0,
    },
  };
  world.files[id] = file;
  return file;
}

function formStandIn(run: Run, id: string): object {
  const { world } = run;
  // The form may be replaced as a whole by a REST call meanwhile, so it is looked up every time.
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
    getTitle: () => form().title,
    getPublishedUrl: () => respondUrl(form()),
    getEditUrl: () => formEditUrl(id),
    isPublished: () => form().published,
    setTitle: (title) => change((one) => (one.title = title))(),
    setDescription: (text) => change((one) => (one.description = text))(),
    setConfirmationMessage: (text) => change((one) => (one.confirmation = text))(),
    setAllowResponseEdits: (isOn) => change((one) => (one.allowEdits = isOn))(),
    setShowLinkToRespondAgain: (isOn) => change((one) => (one.showAgain = isOn))(),
    setCollectEmail: (isOn) => change((one) => (one.emails = isOn ? 'RESPONDER_INPUT' : 'DO_NOT_COLLECT'))(),
    setPublished(isPublished) {
      return change((one) => {
        one.published = isPublished;
        one.accepting = isPublished;
      })();
    },
    setAcceptingResponses(isOn) {
      if (isOn && !form().published)
        throw new ScriptError('The form must be published before it can accept responses.');
      return change((one) => (one.accepting = isOn))();
    },
    setDestination(type, workbookId) {
      if (String(type) !== 'SPREADSHEET') throw new ScriptError('Invalid argument: type');
      const file = world.files[workbookId];
      if (file?.kind !== 'workbook' || !suffices(rightOn(file, run.user), 'writer'))
        throw new ScriptError(`Could not find the spreadsheet ${workbookId} or no right to edit it.`);
      unlinkTab(world, form());
      linkTab(world, world.files[id] as FormFile, file);
      return self;
    },
    removeDestination: () => change((one) => unlinkTab(world, one))(),
    getItems: () => form().items.map((item) => itemStandIn(run, form, item.id)),
    deleteItem(at: unknown) {
      if (typeof at !== 'number' || !form().items[at]) throw new ScriptError('Invalid argument: index');
      change((one) => one.items.splice(at, 1))();
    },
    addTextItem: add('text'),
    addParagraphTextItem: add('paragraph'),
    addListItem: add('list'),
    addMultipleChoiceItem: add('radio'),
    addCheckboxItem: add('checkbox'),
    addGridItem: add('grid'),
    addSectionHeaderItem: add('section'),
    createResponse: () => responseStandIn(run, form()),
  };
  const self = standIn(run, 'Form', members);
  return self;
}

function responseStandIn(run: Run, form: Form): object {
  const entries: string[] = [];
  const members: Surface<GoogleAppsScript.Forms.FormResponse, 'withItemResponse' | 'toPrefilledUrl'> = {
    withItemResponse(given) {
      const { questionId, text } = itemResponseOf(given as object);
      entries.push(`&entry.${questionId}=${encodeURIComponent(text)}`);
      return self;
    },
    toPrefilledUrl: () => `${respondUrl(form)}?usp=pp_url${entries.join('')}`,
  };
  const self = standIn(run, 'FormResponse', members);
  return self;
}
