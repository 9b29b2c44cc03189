// The actions of the page, by their addresses.
import { HOST_EMAIL } from '../demo/demo.ts';
import { planOrders } from '../demo/planned-orders.ts';
import { rehearse } from '../demo/rehearsal.ts';
import type { Answer } from '../google/world/answer.ts';
import { rightOn } from '../google/world/rights.ts';
import type { Host } from '../host/host.ts';
import { Refused } from './views.ts';

type Action = (host: Host, body: never) => unknown;

interface TypedCell {
  as: string;
  fileId: string;
  sheetId: number;
  row: number;
  column: number;
  text: string;
}

export const ACTIONS: Readonly<Record<string, Action>> = {
  '/api/call': (host, body: { functionName: string; args?: unknown[] }) =>
    host.call(HOST_EMAIL, String(body.functionName), body.args ?? []),

  '/api/submit': (
    host,
    body: { as?: string; formId: string; typedEmail?: string; answers: Record<string, Answer> },
  ) => {
    const typed = body.typedEmail === undefined ? {} : { typedEmail: body.typedEmail };
    return host.submitForm(body.as || undefined, body.formId, body.answers, typed);
  },

  '/api/cell': (host, body: TypedCell) => {
    checkMayEdit(host, body.fileId, body.as);
    host.typeCell(body.fileId, body.sheetId, body.row, body.column, body.text);
    if (body.fileId === host.world.activeWorkbook) host.call(body.as, 'onEdit');
  },

  '/api/look': (host, body: { fileId: string; sheetId: number }) => {
    if (body.fileId === host.world.activeWorkbook) host.world.activeTab = body.sheetId;
  },

  '/api/delete-tab': (host, body: { as: string; fileId: string; sheetId: number }) => {
    checkMayEdit(host, body.fileId, body.as);
    host.deleteTab(body.fileId, body.sheetId);
  },

  '/api/undo-deletion': (host, body: { as: string; fileId: string }) => {
    checkMayEdit(host, body.fileId, body.as);
    host.undoDeletion(body.fileId);
  },

  '/api/new-workbook': (host) => {
    const fileId = host.makeWorkbook('My season', HOST_EMAIL);
    host.activate(fileId);
    return { fileId };
  },

  '/api/use-workbook': (host, body: { as: string; fileId: string }) => {
    checkMayEdit(host, body.fileId, body.as);
    if (host.world.files[body.fileId]?.madeByAddOn !== false)
      throw new Refused('This is no workbook of a season.');
    host.activate(body.fileId);
  },

  '/api/trash': (host, body: { as: string; fileId: string }) => {
    checkMayEdit(host, body.fileId, body.as);
    host.trashFile(body.fileId);
  },

  '/api/clock': (host, body: { advance?: number; set?: number }) => {
    // Triggers of the clock run on the way.
    if (typeof body.advance === 'number') host.passTime(body.advance);
    if (typeof body.set === 'number') host.clock.set(body.set);
    return { now: host.clock.now() };
  },

  '/api/alarms': (host, body: { times: number }) => {
    host.world.switches = { ...host.world.switches, alarms: body.times };
  },

  '/api/rehearse': (host) => rehearse(host, planOrders),
};

function checkMayEdit(host: Host, fileId: string, email: string): void {
  const file = host.world.files[fileId];
  const right = file && rightOn(file, email || undefined);
  if (right !== 'writer' && right !== 'owner') throw new Refused('You may only view this file.');
}
