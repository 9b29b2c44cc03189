// A copy of a form, as Drive makes it.

import { type FormFile, makeId, makeQuestionId, type World } from '../world/world.ts';

/** Stores a copy of a form in the Drive of a user. */
export function copyForm(world: World, source: FormFile, owner: string, createdAt: number): FormFile {
  const id = makeId(world, 'form');
  const { destination, responses: _, ...form } = structuredClone(source.form);
  const kept = world.switches?.copiesKeepTab && destination ? { destination } : {};
  const copy: FormFile = {
    kind: 'form',
    id,
    name: `Copy of ${source.name}`,
    permissions: [{ id: makeId(world, 'permission'), type: 'user', role: 'owner', emailAddress: owner }],
    trashed: false,
    published: false,
    madeByAddOn: true,
    createdAt,
    form: {
      ...form,
      ...kept,
      published: false,
      accepting: false,
      publicId: makeId(world, 'respond'),
      responseCount: 0,
      items: form.items.map((item) => ({
        ...item,
        id: makeQuestionId(world),
        questionIds: item.questionIds.map(() => makeQuestionId(world)),
      })),
    },
  };
  world.files[id] = copy;
  return copy;
}
