import { Injectable, Logger } from '@nestjs/common';
import type { SourceKey } from '#domain/catalogue/sources.js';
import type { ForeignRecipe } from '#domain/sources/draft.js';
import { AppError } from '#platform/errors/app-error.js';
import { Config } from '../../config.js';
import { EgressClient, type FetchedDocument } from '../../egress/egress.client.js';
import { EgressError } from '../../egress/egress-error.js';
import type { FoundItem, LocatedItem, SourceAdapter } from '../reader/source.adapter.js';

/** Asks the site of a source and reads its answers. */
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

  /** The absolute address of a path on a source's site. */
  addressOf({ key, site }: SourceAdapter, path: string): URL {
    return new URL(path, this.baseUrls[key] ?? site ?? undefined);
  }

  /** @throws SOURCE_UNAVAILABLE */
  async search(adapter: SourceAdapter, search: string, page: number): Promise<FoundItem[]> {
    const path = adapter.searchPath(search, page);
    if (path === null) return [];
    return this.attempt(adapter, async () => {
      const { text, url } = await this.fetch(adapter, path);
      return adapter.readSearch(text, url);
    });
  }

  /**
   * The recipe of an item; null when the site says that there is none.
   *
   * @throws SOURCE_UNAVAILABLE
   */
  async recipe(adapter: SourceAdapter, item: LocatedItem): Promise<ForeignRecipe | null> {
    return this.attempt(adapter, async () => {
      const document = await this.fetch(adapter, item.document).catch(nullIfMissing);
      return document && adapter.readItem(document.text, document.url);
    });
  }

  private fetch(adapter: SourceAdapter, path: string): Promise<FetchedDocument> {
    const address = this.addressOf(adapter, path);
    return this.egress.fetch(address, { kind: adapter.kind, sameSite: adapter.site !== null });
  }

  /** Whatever goes wrong with a site is the site's fault; the reason is for the log alone. */
  private async attempt<T>({ key }: SourceAdapter, work: () => Promise<T>): Promise<T> {
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
