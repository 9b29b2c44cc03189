// FormApp: creates and opens forms.
import { ScriptError } from '../base/errors.ts';
import type { Run } from '../run/run.ts';
import { standIn } from '../run/stand-in.ts';
import { rightOn, suffices } from '../world/rights.ts';
import { type FormFile, makeId } from '../world/world.ts';
import { formStandIn } from './form-stand-in.ts';
import { ItemType } from './item-stand-in.ts';
import { validationBuilder } from './validation-builder.ts';

export function formApp(run: Run) {
  return standIn(run, 'FormApp', {
    DestinationType: { SPREADSHEET: 'SPREADSHEET' },
    ItemType,
    PageNavigationType: { CONTINUE: 'CONTINUE', RESTART: 'RESTART', SUBMIT: 'SUBMIT' },
    create(title: string, isPublished = false) {
      if (typeof title !== 'string' || title === '') throw new ScriptError('Invalid argument: title');
      return formStandIn(run, storeForm(run, title, isPublished).id);
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
  });
}

function storeForm(run: Run, title: string, isAsked: boolean): FormFile {
  const { world } = run;
  const isPublished = isAsked || world.switches?.publishedAtOnce === true;
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
      // Google gives the form’s own title none until it is set.
      title: '',
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
