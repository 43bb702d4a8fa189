import { Injectable } from '@nestjs/common';
import { nameWords } from '#domain/recipe/name-words.js';
import type { SessionClaims } from '../../session/session.js';
import { Database } from '../../database/database.js';
import type { Catalogue } from '../../reference/catalogue.js';
import { Catalogues } from '../../reference/catalogues.js';
import { ExpandSuitabilityService } from './expand-suitability.service.js';
import type { RecipeListDto } from './recipe-list.dto.js';
import { recipeList, type RecipeListRow } from './recipe-list.query.js';

/** An id that no catalogue row has. */
const UNKNOWN_ID = 0;

/** Lists recipes. */
@Injectable()
export class RecipeListService {
  constructor(
    private readonly database: Database,
    private readonly catalogues: Catalogues,
    private readonly suitability: ExpandSuitabilityService,
  ) {}

  /** @throws NOT_AUTHENTICATED */
  async list(session: SessionClaims, query: RecipeListDto): Promise<RecipeListRow> {
    const filter = {
      tab: query.tab,
      words: nameWords(query.name ?? ''),
      ingredientIds: query.ingredientIds,
      dietIds: query.dietIds,
      techStepIds: idsOf(this.catalogues.techSteps, query.techStepKeys),
      excludedUtensilIds: idsOf(this.catalogues.utensils, query.excludeUtensilKeys),
      suitableForHousehold: query.suitableForHousehold ?? false,
    };
    const { statement, values } = recipeList(filter, {
      limit: query.limit,
      beforeId: query.cursor,
    });
    const page = await this.database.readAs<RecipeListRow>(session, statement, values);
    return query.expand.includes('suitability') ? this.suitability.expand(session, page) : page;
  }
}

/** An unknown key becomes an id that matches no recipe; excluding this id has no effect. */
function idsOf(catalogue: Catalogue, keys: readonly string[]): number[] {
  return keys.map((key) => catalogue.findByKey(key)?.id ?? UNKNOWN_ID);
}
