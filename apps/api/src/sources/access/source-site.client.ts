import { Injectable, Logger } from '@nestjs/common';
import type { SourceKey } from '#domain/catalogue/sources.js';
import type { SourceRecipe } from '#domain/sources/draft.js';
import { AppError } from '#platform/errors/app-error.js';
import { Config } from '../../config.js';
import { EgressClient, type FetchedDocument } from '../../egress/egress.client.js';
import { EgressError } from '../../egress/egress-error.js';
import type { LocatedItem, SourceAdapter } from '../adapters/source.adapter.js';
import type { FoundItem } from '../reader/recipe-links.reader.js';

/** Fetches documents from the site of a source and reads them with its adapter. */
@Injectable()
export class SourceSiteClient {
  private readonly logger = new Logger(SourceSiteClient.name);
  private readonly baseUrls: Partial<Record<SourceKey, string>>;

  constructor(
    private readonly egress: EgressClient,
    config: Config,
  ) {
    this.baseUrls = config.sourceBaseUrls;
  }

  /** The absolute URL of a path on the site of a source. */
  urlOf({ key, site }: SourceAdapter, path: string): URL {
    return new URL(path, this.baseUrls[key] ?? site ?? undefined);
  }

  /** @throws SOURCE_UNAVAILABLE */
  async search(adapter: SourceAdapter, search: string, page: number): Promise<FoundItem[]> {
    const path = adapter.searchPath(search, page);
    if (path === null) return [];
    return this.orUnavailable(adapter, async () => {
      const { text, url } = await this.fetch(adapter, path);
      return adapter.readSearch(text, url);
    });
  }

  /**
   * The recipe of an item; null if the site has no such page or the page contains no recipe.
   *
   * @throws SOURCE_UNAVAILABLE
   */
  async recipe(adapter: SourceAdapter, item: LocatedItem): Promise<SourceRecipe | null> {
    return this.orUnavailable(adapter, async () => {
      const document = await this.fetch(adapter, item.document).catch(nullIfMissing);
      return document && adapter.readItem(document.text, document.url);
    });
  }

  private fetch(adapter: SourceAdapter, path: string): Promise<FetchedDocument> {
    const url = this.urlOf(adapter, path);
    return this.egress.fetch(url, { kind: adapter.kind, sameSite: adapter.site !== null });
  }

  /** Logs any error of `work` and throws SOURCE_UNAVAILABLE instead. */
  private async orUnavailable<T>({ key }: SourceAdapter, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.logger.warn({ err: error, source: key }, 'A source could not be read.');
      throw new AppError('SOURCE_UNAVAILABLE');
    }
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof EgressError && error.reason === 'missing') return null;
  throw error;
}
