import type { drive_v3 } from '@googleapis/drive';
import { publishFile } from '../rest/requests.ts';
import { type Reply, type RestCall, throwRefusal } from '../rest/rest.ts';

/** Publishes a file to the web: that adds a page for readers without an account. */
export function publication(file: string): RestCall<drive_v3.Schema$Revision> {
  return publishFile(file, { published: true, publishAuto: true, publishedOutsideDomain: true });
}

/** Throws where no answer came. The link works without the page, so a refusal is ignored. */
export function requireAnswer({ error, status }: Reply): void {
  if (error !== undefined && (status === 0 || status >= 500)) throwRefusal(error);
}
