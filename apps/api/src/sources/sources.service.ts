import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import type { SourceRecipe } from '#domain/sources/draft.js';
import { pageKey } from '#domain/sources/page-key.js';
import type { SessionClaims } from '../session/session.js';
import { Database } from '../database/database.js';
import { FIND_IMPORTED, IMPORTED_ITEMS, type ImportedPage } from './access/source-access.query.js';
import { SourceAccess } from './access/source-access.service.js';
import { SourceSiteClient } from './access/source-site.client.js';
import type { SourceAdapter } from './adapters/source.adapter.js';
import { idOfAddress } from './adapters/web-address.js';
import { DraftService } from './draft.service.js';
import { MAX_HTML_BYTES } from './sources.dto.js';
import type { Draft, SourceItem, WebPageDraft } from './sources.view.js';

/** Searches sources and previews their items. Stores nothing. */
@Injectable()
export class SourcesService {
  constructor(
    private readonly access: SourceAccess,
    private readonly database: Database,
    private readonly site: SourceSiteClient,
    private readonly drafts: DraftService,
  ) {}

  /**
   * @throws HOUSE_NOT_FOUND, SOURCE_NOT_FOUND, SOURCE_NOT_ENABLED, TOO_MANY_REQUESTS,
   *   SOURCE_UNAVAILABLE, SERVICE_UNAVAILABLE
   */
  async search(
    session: SessionClaims,
    key: string,
    { search = '', page = 1 }: { readonly search?: string; readonly page?: number },
  ): Promise<SourceItem[]> {
    const { adapter, houseId, sourceId } = await this.access.require(session, key);
    const found = await this.site.search(houseId, adapter, search, page);
    if (found.length === 0) return [];
    const items = found.map(({ externalId, name, imageUrl, page: itemPage }) => {
      const url = this.site.urlOf(adapter, itemPage).href;
      return { externalId, name, imageUrl, url };
    });
    const ids = items.map(({ externalId }) => externalId);
    const pages = items.map(({ url }) => pageKey(url));
    const rows = await this.database.read<{
      readonly externalId: string;
      readonly pageKey: string | null;
    }>(IMPORTED_ITEMS, [sourceId, houseId, ids, pages]);
    const imported = new Set(rows.flatMap((row) => [row.externalId, row.pageKey]));
    return items.map((item, index) => ({
      ...item,
      alreadyImported: imported.has(item.externalId) || imported.has(pages[index] ?? null),
    }));
  }

  /**
   * @throws HOUSE_NOT_FOUND, SOURCE_NOT_FOUND, SOURCE_NOT_ENABLED, SOURCE_ITEM_NOT_FOUND,
   *   TOO_MANY_REQUESTS, SOURCE_UNAVAILABLE, SERVICE_UNAVAILABLE
   */
  async preview(session: SessionClaims, key: string, externalId: string): Promise<Draft> {
    const { adapter, houseId } = await this.access.require(session, key);
    const item = requireItem(adapter.locate(externalId));
    const recipe = requireItem(await this.site.recipe(houseId, adapter, item));
    return this.draftOf(adapter, recipe, this.site.urlOf(adapter, item.page), session.profileId);
  }

  /**
   * Reads a page that the client sent, for sites that refuse servers. Fetches nothing.
   *
   * @param page `url` must be a page address: see `isPageAddress`
   * @throws PAYLOAD_TOO_LARGE, HOUSE_NOT_FOUND, SOURCE_NOT_ENABLED, SOURCE_ITEM_NOT_FOUND,
   *   TOO_MANY_REQUESTS, SOURCE_UNAVAILABLE, SERVICE_UNAVAILABLE
   */
  async previewPage(
    session: SessionClaims,
    { url, html }: { readonly url: string; readonly html: string },
  ): Promise<WebPageDraft> {
    if (Buffer.byteLength(html) > MAX_HTML_BYTES) {
      throw new AppError('PAYLOAD_TOO_LARGE', 'html must have at most 2 MiB.');
    }
    const { adapter, houseId } = await this.access.require(session, 'web');
    const { externalId, page } = requireItem(adapter.locate(idOfAddress(url)));
    const address = this.site.urlOf(adapter, page);
    const recipe = requireItem(await this.site.recipeIn(houseId, adapter, address, html));
    const draft = await this.draftOf(adapter, recipe, address, session.profileId);
    return Object.assign(draft, { externalId });
  }

  private async draftOf(
    { locale }: SourceAdapter,
    recipe: SourceRecipe,
    page: URL,
    profileId: number,
  ): Promise<Draft> {
    const draft = await this.drafts.draft(recipe, locale ?? recipe.locale);
    const values = [profileId, [pageKey(page.href)]];
    const [imported] = await this.database.read<ImportedPage>(FIND_IMPORTED, values);
    return { ...draft, sourceUrl: page.href, alreadyImported: imported?.id ?? null };
  }
}

function requireItem<T>(item: T | null): T {
  if (item === null) throw new AppError('SOURCE_ITEM_NOT_FOUND');
  return item;
}
