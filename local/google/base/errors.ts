// Errors in Google's words. `code` and `status` are those of the REST APIs.

const STATUS: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

/** Error of a Google API. The run converts this error into an Error of the script's own realm. */
export class GoogleError extends Error {
  readonly code: number;
  readonly status: string;
  /** Google's code for the cause; undefined if the error has no such code. */
  readonly reason: string | undefined;
  constructor(code: number, message: string, reason?: string) {
    super(message);
    this.name = 'GoogleJsonResponseException';
    this.code = code;
    this.status = STATUS[code] ?? 'UNKNOWN';
    this.reason = reason;
  }
}

/** Exception of Apps Script's built-in services (FormApp, UrlFetchApp, PropertiesService …). */
export class ScriptError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Exception';
  }
}

/** Error for a use of Google's services that the stand-ins do not imitate, or that the add-on must not make. */
export class NotCovered extends Error {
  constructor(what: string) {
    super(`Not in the local host: ${what}`);
    this.name = 'NotCovered';
  }
}

export const notFound = (): GoogleError => new GoogleError(404, 'Requested entity was not found.');
export const noPermission = (): GoogleError => new GoogleError(403, 'The caller does not have permission');
/** Makes the error for an API that is not enabled in the script's Cloud project (reason SERVICE_DISABLED of google.rpc.ErrorInfo). */
export const apiDisabled = (title: string, service: string): GoogleError =>
  new GoogleError(
    403,
    `${title} has not been used in project 123456789012 before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/${service}/overview?project=123456789012 then retry. If you enabled this API recently, wait a few minutes for the action to propagate to our systems and retry.`,
    'SERVICE_DISABLED',
  );
export const badRequest = (message: string): GoogleError => new GoogleError(400, message);
