/** Whether a page exists and is hidden, for example in a background tab. */
export function isHidden(): boolean {
  return page()?.visibilityState === 'hidden';
}

/** A signal, and functions that end it and that free what it listens to. */
export interface PageSignal {
  readonly signal: AbortSignal;
  end(): void;
  stop(): void;
}

/**
 * A signal that ends with another one, and when `isEnd` holds after the page was hidden or shown or
 * the network came back. Without a page, as in Node.js and React Native, only with the other one.
 */
export function pageSignal(
  signal: AbortSignal | undefined,
  isEnd: () => boolean = () => true,
): PageSignal {
  const controller = new AbortController();
  const end = () => {
    controller.abort();
  };
  const onChange = () => {
    if (isEnd()) end();
  };
  const target = page();
  target?.addEventListener('visibilitychange', onChange);
  if (target !== undefined) globalThis.addEventListener('online', onChange);
  signal?.addEventListener('abort', end);
  if (signal?.aborted === true) end();
  return {
    signal: controller.signal,
    end,
    stop: () => {
      target?.removeEventListener('visibilitychange', onChange);
      if (target !== undefined) globalThis.removeEventListener('online', onChange);
      signal?.removeEventListener('abort', end);
    },
  };
}

/** Resolves when the page is visible, or when the signal is aborted. */
export async function untilVisible(signal?: AbortSignal): Promise<void> {
  const shown = pageSignal(signal, () => !isHidden());
  if (isHidden() && !shown.signal.aborted) {
    await new Promise((resolve) => {
      shown.signal.addEventListener('abort', resolve);
    });
  }
  shown.stop();
}

function page(): Document | undefined {
  return (globalThis as { document?: Document }).document;
}
