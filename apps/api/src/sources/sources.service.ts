import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import type { SessionClaims } from '../session/session.js';
import { Database } from '../database/database.js';
import { IMPORTED_ITEMS } from './access/source-access.query.js';
import { SourceAccess } from './access/source-access.service.js';
import { SourceSiteClient } from './access/source-site.client.js';
import { DraftService } from './draft.service.js';
import type { Draft, SourceItem } from './sources.view.js';

/** Language of a recipe if neither the source nor the page declares one. */
const DEFAULT_LOCALE = 'fr';

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
    const ids = found.map(({ externalId }) => externalId);
    const parameters = [sourceId, houseId, ids];
    const rows = await this.database.read<{ externalId: string }>(IMPORTED_ITEMS, parameters);
    const imported = new Set(rows.map(({ externalId }) => externalId));
    return found.map(({ externalId, name, imageUrl, page: itemPage }) => ({
      externalId,
      name,
      imageUrl,
      url: this.site.urlOf(adapter, itemPage).href,
      alreadyImported: imported.has(externalId),
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
    const locale = adapter.locale ?? recipe.locale ?? DEFAULT_LOCALE;
    return this.drafts.draft(recipe, locale, this.site.urlOf(adapter, item.page));
  }
}

function requireItem<T>(item: T | null): T {
  if (item === null) throw new AppError('SOURCE_ITEM_NOT_FOUND');
  return item;
}
