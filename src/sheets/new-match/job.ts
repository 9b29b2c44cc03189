import type { Started } from '../log/events.ts';
import type { MadeForm, Ports } from '../ports.ts';
import type { Person } from '../workbook/season.ts';

/** Making a match touches a dozen files, and Google may stop a script on the way: what is made is noted at once. */
export interface Job {
  readonly number: number;
  readonly title: string;
  readonly started: Started;
  readonly deadline: string;
  readonly people: readonly Person[];
  spectatorFile: string;
  /** Files with the ids of the people they are for. */
  files: readonly (readonly [person: string, file: string])[];
  shared: boolean;
  orderForm: string;
  tradeForm: string;
  orders?: MadeForm;
  trades?: MadeForm;
}

const JOB = 'job';

/** The name of the order form. */
export function ordersTitle({ title }: Job): string {
  return `${title} — orders`;
}

/** The name of the trade desk. */
export function tradesTitle({ title }: Job): string {
  return `${title} — trade desk`;
}

/** The file that the job made for a person. */
export function madeFor({ files }: Job, id: string): string | undefined {
  return files.find(([person]) => person === id)?.[1];
}

/** A person’s file: the one made now, or the one of an earlier match; '' while there is none. */
export function fileOf(job: Job, id: string): string {
  return madeFor(job, id) ?? job.people.find((person) => person.id === id)?.file ?? '';
}

/** Keeps the job in notes of at most 9 kB; those of before stay until the new ones are all there. */
export function saveJob(ports: Ports, job: Job): void {
  const [before = ''] = placeOf(ports);
  const place = before === 'a' ? 'b' : 'a';
  // A character is at most four bytes.
  const parts = JSON.stringify(job).match(/[\s\S]{1,2000}/gu) ?? [];
  parts.forEach((part, i) => {
    ports.memo.set(`${JOB}.${place}.${i}`, part);
  });
  ports.memo.set(JOB, `${place} ${parts.length}`);
}

function placeOf(ports: Ports): readonly string[] {
  return (ports.memo.get(JOB) ?? '').split(' ').filter(Boolean);
}

/** The match being made, if one is. */
export function loadJob(ports: Ports): Job | undefined {
  const [place, count] = placeOf(ports);
  if (place === undefined) return undefined;
  let text = '';
  for (let i = 0; i < Number(count); i++) text += ports.memo.get(`${JOB}.${place}.${i}`) ?? '';
  return JSON.parse(text) as Job;
}

/** The job is done: its notes, which hold the seed, go too. */
export function forgetJob(ports: Ports): void {
  ports.memo.set(JOB, undefined);
  for (const place of ['a', 'b'])
    for (let i = 0; ports.memo.get(`${JOB}.${place}.${i}`) !== undefined; i++)
      ports.memo.set(`${JOB}.${place}.${i}`, undefined);
}
