import { Injectable, Logger } from '@nestjs/common';
import type { SourceKey } from '#domain/catalogue/sources.js';
import type { SourceRecipe } from '#domain/sources/draft.js';
import { AppError } from '#platform/errors/app-error.js';
import { withSpan } from '#platform/tracing/span.js';
import { Config } from '../../config.js';
import { EgressClient } from '../../egress/egress.client.js';
import { EgressPolicy } from '../../egress/egress-policy.js';
import { EgressError } from '../../egress/egress-error.js';
import type { FetchedDocument } from '../../egress/read-document.js';
import type { LocatedItem, SourceAdapter } from '../adapters/source.adapter.js';
import { PageReader } from '../pages/page-reader.js';
import type { FoundItem } from '../reader/recipe-links.reader.js';
import { HouseRequests } from './house-requests.js';
import { RecipeCache } from './recipe-cache.js';
import { SourceRequestsMetrics } from './source-requests.metrics.js';

/** Reads the site of a source for a house, within the limits of the house. */
@Injectable()
export class SourceSiteClient {
  private readonly logger = new Logger(SourceSiteClient.name);
  private readonly baseUrls: Partial<Record<SourceKey, string>>;
  private readonly policy: EgressPolicy;
  private readonly recipes = new RecipeCache();

  constructor(
    private readonly houses: HouseRequests,
    private readonly egress: EgressClient,
    private readonly pages: PageReader,
    private readonly metrics: SourceRequestsMetrics,
    { sourceBaseUrls, egressAllowHosts }: Config,
  ) {
    this.baseUrls = sourceBaseUrls;
    this.policy = new EgressPolicy(egressAllowHosts);
  }

  /** The absolute URL of a path on the site of a source. */
  urlOf({ key, site }: SourceAdapter, path: string): URL {
    return new URL(path, this.baseUrls[key] ?? site ?? undefined);
  }

  /** @throws SOURCE_UNAVAILABLE, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE */
  async search(
    houseId: number,
    adapter: SourceAdapter,
    search: string,
    page: number,
  ): Promise<FoundItem[]> {
    const path = adapter.searchPath(search, page);
    if (path === null) return [];
    return this.request(houseId, adapter, async () =>
      this.pages.readSearch(adapter.key, await this.fetch(adapter, path)),
    );
  }

  /**
   * The recipe of an item, at most ten minutes old; null if the site has no such page or the page
   * contains no recipe.
   *
   * @throws SOURCE_UNAVAILABLE, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE
   */
  async recipe(
    houseId: number,
    adapter: SourceAdapter,
    { externalId, document: path }: LocatedItem,
  ): Promise<SourceRecipe | null> {
    return this.request(houseId, adapter, () =>
      this.recipes.get(`${adapter.key}:${externalId}`, async () => {
        const document = await this.fetch(adapter, path).catch(nullIfMissing);
        return document && this.pages.readItem(adapter.key, document);
      }),
    );
  }

  /**
   * The recipe in a page that the client sent; null if it contains none. Nothing is fetched or
   * kept: the site may have shown the page to this person only.
   *
   * @throws SOURCE_UNAVAILABLE, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE
   */
  async recipeIn(
    houseId: number,
    adapter: SourceAdapter,
    url: URL,
    html: string,
  ): Promise<SourceRecipe | null> {
    return this.request(houseId, adapter, () => {
      const bytes = new TextEncoder().encode(html); // in a buffer of their own
      const document = { url: this.policy.allowedUrl(url), bytes, charset: 'utf-8' };
      return this.pages.readItem(adapter.key, document);
    });
  }

  private fetch(adapter: SourceAdapter, path: string): Promise<FetchedDocument> {
    const url = this.urlOf(adapter, path);
    const { key, kind, site } = adapter;
    // The trace ends here: a foreign site receives no `traceparent`.
    return withSpan('fetch document', { attributes: { 'popote.source': key } }, () =>
      this.metrics.measure(key, () => this.egress.fetch(url, { kind, sameSite: site !== null })),
    );
  }

  /** Logs any error of the site or its pages and throws SOURCE_UNAVAILABLE instead. */
  private request<T>(houseId: number, { key }: SourceAdapter, work: () => Promise<T>): Promise<T> {
    return this.houses.run(houseId, async () => {
      try {
        return await work();
      } catch (error) {
        if (error instanceof AppError) throw error;
        this.logger.warn(
          { event: 'source-not-read', err: error, source: key },
          'A source could not be read.',
        );
        throw new AppError('SOURCE_UNAVAILABLE');
      }
    });
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof EgressError && error.reason === 'missing') return null;
  throw error;
}
