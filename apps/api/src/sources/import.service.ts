import { Injectable } from '@nestjs/common';
import type { RecipeContent } from '#domain/recipe/recipe-content.js';
import { pageKey } from '#domain/sources/page-key.js';
import { AppError } from '#platform/errors/app-error.js';
import { isWebUrl } from '../egress/is-web-url.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import type { IdempotentRequest } from '../idempotency/idempotent-request.js';
import type { SessionClaims } from '../session/session.js';
import type { Profile } from '../session/profile.view.js';
import { CreateRecipeService } from '../recipes/write/create-recipe.service.js';
import { SourceAccess } from './access/source-access.service.js';
import { SourceSiteClient } from './access/source-site.client.js';
import { PagePictures } from './page-pictures.service.js';

/** Stores an approved draft as a recipe. Fetches nothing but its picture, after the response. */
@Injectable()
export class ImportService {
  constructor(
    private readonly access: SourceAccess,
    private readonly site: SourceSiteClient,
    private readonly recipes: CreateRecipeService,
    private readonly idempotency: IdempotencyService,
    private readonly pictures: PagePictures,
  ) {}

  /**
   * Creates the recipe with its source. A house imports an item at most once. The recipe has
   * the locale of the source, or the locale of the draft if the source has none.
   *
   * @returns the recipe as JSON
   * @throws HOUSE_NOT_FOUND, SOURCE_NOT_FOUND, SOURCE_NOT_ENABLED, SOURCE_ITEM_NOT_FOUND,
   *   DIET_NOT_FOUND, INGREDIENT_NOT_FOUND, UNIT_NOT_FOUND, RECIPE_NOT_FOUND, RECIPE_CIRCLE,
   *   RECIPE_ALREADY_IMPORTED,
   *   QUOTA_EXCEEDED, REQUEST_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  async import(
    author: Profile,
    session: SessionClaims,
    key: string,
    externalId: string,
    content: RecipeContent,
    request: IdempotentRequest | null,
  ): Promise<string> {
    const response = await this.idempotency.replay(request);
    if (response !== null) return response;
    const { adapter, sourceId } = await this.access.require(session, key);
    const item = adapter.locate(externalId);
    if (item === null) throw new AppError('SOURCE_ITEM_NOT_FOUND');
    const page = this.site.urlOf(adapter, item.page);
    // Recipes link to this page. A preview of another address is refused by the egress rules.
    if (!isWebUrl(page)) throw new AppError('SOURCE_ITEM_NOT_FOUND');
    const recipe = await this.recipes.createNew(
      author,
      { ...content, locale: adapter.locale ?? content.locale ?? null },
      {
        ...{ sourceId, externalId: item.externalId },
        ...{ sourceUrl: page.href, pageKey: pageKey(page.href) },
      },
      request,
    );
    if (content.imageUrl != null) {
      const { id } = JSON.parse(recipe) as { readonly id: number };
      this.pictures.addAll(author, [{ recipeId: id, imageUrl: content.imageUrl }]);
    }
    return recipe;
  }
}
