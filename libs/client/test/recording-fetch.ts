export interface RecordedResponse {
  readonly path: string;
  readonly status: number;
  readonly lastEventId: string | null;
}

/** A `fetch` that records what it sends and receives, for the option `fetch` of a client. */
export function recordingFetch() {
  const responses: RecordedResponse[] = [];
  const recorded: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = await fetch(request);
    responses.push({
      path: new URL(request.url).pathname,
      status: response.status,
      lastEventId: request.headers.get('last-event-id'),
    });
    return response;
  };
  return { fetch: recorded, responses };
}
