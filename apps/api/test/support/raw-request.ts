import { connect } from 'node:net';

/** A response to a raw request; `head` is in lower case. */
export interface RawResponse {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends the text unchanged, for malformed requests, and reads until the server closes. */
export function rawRequest(url: string, text: string): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let response = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (response += chunk));
    socket.once('error', reject).once('close', () => {
      const [head = '', body = ''] = response.split('\r\n\r\n', 2);
      resolve({ status: Number(head.split(' ', 2)[1]), head: head.toLowerCase(), body });
    });
  });
}
