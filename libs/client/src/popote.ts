import { type EventSourceConstructor, readEventSource } from './events/event-source.js';
import { type EventOptions, readEvents } from './events/event-stream.js';
import type { PopoteEvent } from './events/popote-event.js';
import type { Client } from './generated/client/index.js';
import { Operations } from './generated/sdk.gen.js';
import type {
  GetArchiveResponse,
  ListRecipesData,
  ListRecipesResponse,
} from './generated/types.gen.js';
import { allItems } from './pages.js';

const EVENTS = '/house/current/events';

/** The filters of the recipe list. */
type RecipeFilters = Omit<NonNullable<ListRecipesData['query']>, 'cursor'>;

export interface ArchiveOptions {
  /** Milliseconds between two requests for the progress: 1,000 by default. */
  readonly interval?: number;
  readonly signal?: AbortSignal;
}

/**
 * The operations of the API, one method each. A method resolves with the body as `data` and with
 * the `response`, or rejects with a `PopoteError`, a `PopoteNetworkError`, or the reason of an
 * aborted signal.
 */
export class Popote extends Operations {
  constructor(
    client: Client,
    private readonly eventReader: 'fetch' | EventSourceConstructor | undefined,
  ) {
    super({ client });
  }

  /** The recipes of all pages, newest first. */
  listAllRecipes(filters: RecipeFilters = {}): AsyncGenerator<ListRecipesResponse[number], void> {
    return allItems((cursor) => this.listRecipes({ query: { ...filters, ...cursor } }));
  }

  /**
   * Uploads what another application exports, and yields the archive until it is read: at the end it
   * is `READ` or `FAILED`. An aborted signal ends the wait; the service reads on.
   */
  async *readArchive(
    file: Blob,
    { interval = 1000, signal }: ArchiveOptions = {},
  ): AsyncGenerator<GetArchiveResponse, void> {
    const { data: uploaded } = await this.uploadArchive({ body: { file }, signal });
    for (let isRead = false; !isRead;) {
      const { data } = await this.getArchive({ path: { archiveId: uploaded.id }, signal });
      yield data;
      isRead = data.state !== 'READING';
      if (!isRead) await new Promise((resolve) => setTimeout(resolve, interval));
    }
  }

  /**
   * The changes in the house of the session, until the signal is aborted. The first event is `reset`,
   * unless `lastEventId` is given. Reconnects by itself. Throws a `PopoteError` when the session or
   * the membership ends.
   */
  events(options: EventOptions = {}): AsyncGenerator<PopoteEvent, void> {
    if (this.eventReader === undefined) {
      throw new Error('Events need the option eventSource, or a fetch that returns streams.');
    }
    if (this.eventReader !== 'fetch') {
      const url = this.client.buildUrl({ url: EVENTS });
      return readEventSource(this.eventReader, url, options.signal);
    }
    return readEvents(async (lastEventId, signal) => {
      const { data } = await this.client.get<ReadableStream<Uint8Array>, unknown, true>({
        url: EVENTS,
        parseAs: 'stream',
        headers: { Accept: 'text/event-stream', 'Last-Event-ID': lastEventId },
        signal,
        throwOnError: true,
      });
      return data;
    }, options);
  }
}
