import { type EventSourceConstructor, readEventSource } from './events/event-source.js';
import { type EventOptions, type OpenStream, readEvents } from './events/event-stream.js';
import type { PopoteEvent } from './events/popote-event.js';
import { SharedStream } from './events/shared-stream.js';
import { Operations, type Options } from './generated/sdk.gen.js';
import type {
  BatchSessionView,
  CreateRecipeData,
  GetArchiveResponse,
  GetBatchSessionData,
  GetBatchSessionErrors,
  GetBatchSessionResponses,
  GetRecipeData,
  GetRecipeErrors,
  GetRecipeResponses,
  GetShoppingListData,
  GetShoppingListErrors,
  GetShoppingListResponses,
  ListRecipesData,
  ListRecipesResponse,
  TimedSessionView,
} from './generated/types.gen.js';
import { allItems } from './pages.js';
import type { Client, RequestResult } from './transport/http-client.js';

const EVENTS = '/house/current/events';

/** The filters of the recipe list. */
type RecipeFilters = Omit<NonNullable<ListRecipesData['query']>, 'cursor'>;

/** What makes the response of an operation with several formats a text. */
type AsText<Format extends string> =
  { readonly query: { readonly format: Exclude<Format, 'json'> } } | { readonly parseAs: 'text' };

type SessionQuery = GetBatchSessionData['query'];
/** What makes a batch session a timed one. */
type Kitchen = {
  [Name in 'cooks' | 'burners' | 'ovens' | 'finish']: Required<Pick<SessionQuery, Name>>;
};

/** How events are read; undefined where the platform cannot. */
export type EventReader = 'fetch' | EventSourceConstructor | undefined;

interface Settings {
  /** The name of the stream of events that all tabs of the browser share; undefined without one. */
  readonly sharedStream: string | undefined;
  readonly reader: EventReader;
}

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
    private readonly settings: Settings,
  ) {
    super({ client });
  }

  /** Creates a recipe. Without a `locale` in the body, its language is that of its text. */
  override createRecipe<Throw extends boolean = true>(options: Options<CreateRecipeData, Throw>) {
    const body = { locale: 'auto' as const, ...options.body };
    return super.createRecipe({ ...options, body });
  }

  /**
   * What to cook. With `cooks`, `burners`, `ovens` or `finish` it is a plan for that kitchen, else a
   * list of tasks. With another `format` than `json` it is a text.
   */
  override getBatchSession<Throw extends boolean = true>(
    options: Options<GetBatchSessionData, Throw> & AsText<NonNullable<SessionQuery['format']>>,
  ): RequestResult<{ 200: string }, GetBatchSessionErrors, Throw>;
  override getBatchSession<Throw extends boolean = true>(
    options: Options<GetBatchSessionData, Throw> & { readonly query: Kitchen[keyof Kitchen] },
  ): RequestResult<{ 200: TimedSessionView }, GetBatchSessionErrors, Throw>;
  override getBatchSession<Throw extends boolean = true>(
    options: Options<GetBatchSessionData, Throw> & {
      readonly query: { readonly [Name in keyof Kitchen]?: never };
    },
  ): RequestResult<{ 200: BatchSessionView }, GetBatchSessionErrors, Throw>;
  override getBatchSession<Throw extends boolean = true>(
    options: Options<GetBatchSessionData, Throw>,
  ): RequestResult<GetBatchSessionResponses, GetBatchSessionErrors, Throw>;
  override getBatchSession(options: Options<GetBatchSessionData>): never {
    return super.getBatchSession({ ...textFormat(options.query.format), ...options }) as never;
  }

  /** A recipe. With another `format` than `json` it is a text. */
  override getRecipe<Throw extends boolean = true>(
    options: Options<GetRecipeData, Throw> & AsText<'jsonld' | 'cooklang' | 'text'>,
  ): RequestResult<{ 200: string }, GetRecipeErrors, Throw>;
  override getRecipe<Throw extends boolean = true>(
    options: Options<GetRecipeData, Throw>,
  ): RequestResult<GetRecipeResponses, GetRecipeErrors, Throw>;
  override getRecipe(options: Options<GetRecipeData>): never {
    return super.getRecipe({ ...textFormat(options.query?.format), ...options }) as never;
  }

  /** The shopping list. With another `format` than `json` it is a text. */
  override getShoppingList<Throw extends boolean = true>(
    options: Options<GetShoppingListData, Throw> & AsText<'text' | 'csv'>,
  ): RequestResult<{ 200: string }, GetShoppingListErrors, Throw>;
  override getShoppingList<Throw extends boolean = true>(
    options?: Options<GetShoppingListData, Throw>,
  ): RequestResult<GetShoppingListResponses, GetShoppingListErrors, Throw>;
  override getShoppingList(options?: Options<GetShoppingListData>): never {
    return super.getShoppingList({ ...textFormat(options?.query?.format), ...options }) as never;
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
   * unless `lastEventId` is given. Reconnects by itself; in a browser, all tabs share one stream, which
   * is closed while they are hidden. Throws a `PopoteError` when the session or the membership ends.
   */
  events(options: EventOptions = {}): AsyncGenerator<PopoteEvent, void> {
    const { reader, sharedStream } = this.settings;
    if (reader === undefined) {
      throw new Error('Events need the option eventSource, or a fetch that returns streams.');
    }
    const url = this.client.buildUrl({ url: EVENTS });
    if (reader !== 'fetch') return readEventSource(reader, url, options.signal);
    if (sharedStream === undefined) return readEvents(this.openStream, options);
    return new SharedStream(this.openStream, sharedStream, options).events();
  }

  private readonly openStream: OpenStream = async (lastEventId, signal) => {
    const { data } = await this.client.get<ReadableStream<Uint8Array>>({
      url: EVENTS,
      parseAs: 'stream',
      headers: { Accept: 'text/event-stream', 'Last-Event-ID': lastEventId },
      signal,
    });
    return data;
  };
}

function textFormat(format = 'json'): { parseAs?: 'text' } {
  return format === 'json' ? {} : { parseAs: 'text' };
}
