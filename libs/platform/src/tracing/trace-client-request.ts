import { SpanKind } from '@opentelemetry/api';
import type { Dispatcher } from 'undici';
import { markFailed, traceHeaders, withSpan } from './span.js';

/**
 * Makes a span for a request to another service of this project, until the headers of the response.
 *
 * @param path without ids and query
 * @param send sends the request with these headers, by which the other service continues the trace
 */
export function traceClientRequest(
  method: string,
  path: string,
  send: (headers: Readonly<Record<string, string>>) => Promise<Dispatcher.ResponseData>,
): Promise<Dispatcher.ResponseData> {
  const attributes = { 'http.request.method': method, 'url.template': path };
  const options = { kind: SpanKind.CLIENT, attributes };
  return withSpan(`${method} ${path}`, options, async (span) => {
    const response = await send(traceHeaders());
    span.setAttribute('http.response.status_code', response.statusCode);
    if (response.statusCode >= 400) markFailed(span, response.statusCode);
    return response;
  });
}
