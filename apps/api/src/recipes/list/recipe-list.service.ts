import { Injectable } from '@nestjs/common';
import { nameWords } from '#domain/recipe/name-words.js';
import type { SessionClaims } from '../../session/session.js';
import { Database } from '../../database/database.service.js';
import type { Catalogue } from '../../reference/catalogue.js';
import { Catalogues } from '../../reference/catalogues.js';
import type { RecipeListDto } from './recipe-list.dto.js';
import { recipeList, type RecipeListRow } from './recipe-list.query.js';

/** No row of any catalogue has it. */
const NOTHING = 0;

/** Finds recipes. */
@Injectable()
export class RecipeListService {
  constructor(
    private readonly database: Database,
    private readonly catalogues: Catalogues,
  ) {}

  /** @throws NOT_AUTHENTICATED */
  list(session: SessionClaims, query: RecipeListDto): Promise<RecipeListRow> {
    const filter = {
      tab: query.tab,
      words: nameWords(query.name ?? ''),
      ingredientIds: query.ingredientIds,
      dietIds: query.dietIds,
      techStepIds: idsOf(this.catalogues.techSteps, query.techStepKeys),
      excludedUtensilIds: idsOf(this.catalogues.utensils, query.excludeUtensilKeys),
      suitableForHousehold: query.suitableForHousehold ?? false,
    };
    const page = { limit: query.limit, beforeId: query.cursor };
    const { statement, values } = recipeList(filter, page);
    return this.database.readAs<RecipeListRow>(session, statement, values);
  }
}

/** An unknown key is an id that nothing has: nothing uses it, and excluding it excludes nothing. */
function idsOf(catalogue: Catalogue, keys: readonly string[]): number[] {
  return keys.map((key) => catalogue.findByKey(key)?.id ?? NOTHING);
}
