import { type SseMessage, SseParser } from './sse-parser.js';

/**
 * The messages of one connection. Closes it when the consumer stops, when `signal` is aborted, and
 * when no byte arrives for `idleTimeout` milliseconds: then it throws.
 */
export async function* readMessages(
  connect: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>,
  idleTimeout: number,
  signal?: AbortSignal,
): AsyncGenerator<SseMessage, void> {
  const connection = new AbortController();
  const close = () => {
    connection.abort();
  };
  signal?.addEventListener('abort', close);
  let timer = setTimeout(close, idleTimeout);
  try {
    const reader = (await connect(connection.signal)).getReader();
    const decoder = new TextDecoder();
    const parser = new SseParser();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(close, idleTimeout);
      for (const message of parser.push(decoder.decode(value, { stream: true }))) {
        if (connection.signal.aborted) return;
        yield message;
      }
    }
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', close);
    close();
  }
}
