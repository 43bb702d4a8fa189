/** Sends a request. The parts of the transport wrap one another: cookies, ETags, retries. */
export type Send = (request: Request) => Promise<Response>;
