// The calls of a run, counted by service and by name.
import type { CallRecord } from '../google/run/run.ts';
import { COUNTED, type Service } from '../google/run/service.ts';

export interface CallCount {
  /** Number of calls to Sheets, Drive, Forms and UrlFetch that ran one after another. */
  service: number;
  /** Number of all other calls, such as calls to locks, properties, sessions, tokens and menus. */
  other: number;
  /** Number of requests inside fetch and fetchAll. */
  requests: number;
  /** Size of the services' answers to all calls, in bytes of JSON. */
  read: number;
  written: number;
  byService: Partial<Record<Service, number>>;
  byName: Record<string, number>;
  list: readonly CallRecord[];
}

export function countCalls(list: readonly CallRecord[]): CallCount {
  const sums = { service: 0, other: 0, requests: 0, read: 0, written: 0 };
  const count: CallCount = { ...sums, byService: {}, byName: {}, list };
  for (const { name, service, requests, read, written } of list) {
    if (COUNTED.has(service)) count.service++;
    else count.other++;
    count.requests += requests?.length ?? 0;
    count.read += read;
    count.written += written;
    count.byService[service] = (count.byService[service] ?? 0) + 1;
    count.byName[name] = (count.byName[name] ?? 0) + 1;
  }
  return count;
}
