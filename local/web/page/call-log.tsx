// The last calls of the script: the service calls of each, and its estimated time on Google.

import { plural } from '../../../src/rules/base/words.ts';
import type { CallResult } from '../../host/script-runner.ts';
import { failureText } from '../server-api.ts';

/** A call of the script that the page made. */
export interface LoggedCall {
  functionName: string;
  result: CallResult;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

export function CallLog({ calls }: { calls: readonly LoggedCall[] }) {
  const last = calls[0];
  return (
    <details class="call-log">
      <summary>{last ? <Summary call={last} /> : 'No script call yet'}</summary>
      <div class="call-list">
        {calls.map((call, at) => (
          <details key={calls.length - at} open={at === 0}>
            <summary>
              <Summary call={call} />
            </summary>
            <ol>
              {call.result.calls.list.map((one, number) => (
                <li key={number} class={one.nth > 0 ? '' : 'is-apart'}>
                  <code>{one.name}</code> {seconds(one.ms)}
                  {one.failed && <span class="failed"> {one.failed}</span>}
                  {one.requests && (
                    <ul>
                      {one.requests.map((request, which) => (
                        <li key={which}>
                          <code>
                            {request.method.toUpperCase()} {new URL(request.url).pathname}
                          </code>{' '}
                          {request.status}, {seconds(request.ms)}
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ol>
            {call.result.log.map((line, number) => (
              <pre key={number}>{line}</pre>
            ))}
          </details>
        ))}
      </div>
    </details>
  );
}

function Summary({ call: { functionName, result } }: { call: LoggedCall }) {
  const { calls, modelledMs, error } = result;
  const requests = calls.requests > 0 ? ` with ${plural(calls.requests, 'request')}` : '';
  return (
    <>
      <b>{functionName}</b>: {plural(calls.service, 'service call')}
      {requests}, {calls.other} others; {kilobytes(calls.read)} read, {kilobytes(calls.written)} written;{' '}
      {seconds(modelledMs)} on Google
      {error && <span class="failed"> — {failureText(error)}</span>}
    </>
  );
}
