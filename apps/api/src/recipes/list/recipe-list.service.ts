import { Injectable } from '@nestjs/common';
import type { RecipeSort } from '#domain/recipe/recipe-list.js';
import { searchWords } from '#domain/search/search-words.js';
import { spelledWords } from '#domain/search/words.js';
import type { SessionClaims } from '../../session/session.js';
import { Database } from '../../database/database.js';
import type { Catalogue } from '../../reference/catalogue.js';
import { PantryReader } from '../../house/pantry/pantry.reader.js';
import { Catalogues } from '../../reference/catalogues.js';
import { ExpandSuitabilityService } from './expand-suitability.service.js';
import type { MakeableDto } from './makeable.dto.js';
import { makeableRecipes } from './makeable.query.js';
import type { RecipeListDto } from './recipe-list.dto.js';
import { type BoundStatement, recipeList, type RecipeListRow } from './recipe-list.query.js';
import { FIRST_PAGE, type ListCursor, readCursor, writeCursor } from './search/list-cursor.js';
import { NO_FILTER, type RecipeFilter } from './search/recipe-filter.query.js';
import { SearchService } from './search/search.service.js';

/** An id that no catalogue row has. */
const UNKNOWN_ID = 0;

/** A page of a list. */
export interface RecipePage {
  /** As JSON text. */
  readonly recipes: string;
  /** The cursor of the next page; null when no recipe follows. */
  readonly next: string | null;
}

/** Lists recipes. */
@Injectable()
export class RecipeListService {
  constructor(
    private readonly database: Database,
    private readonly catalogues: Catalogues,
    private readonly search: SearchService,
    private readonly suitability: ExpandSuitabilityService,
    private readonly pantry: PantryReader,
  ) {}

  /** @throws NOT_AUTHENTICATED */
  async list(session: SessionClaims, query: RecipeListDto): Promise<RecipePage> {
    const words = searchWords(query.q ?? '');
    const search = words.length === 0 ? [] : await this.search.find(session, words);
    const page = await this.read(
      session,
      recipeList(this.filterOf(query, search), {
        sort: sortOf(query, words.length > 0),
        limit: query.limit,
        cursor: cursorOf(query),
        hasNutrition: query.expand.includes('nutrition'),
      }),
    );
    const isExpanded = query.expand.includes('suitability');
    return pageOf(isExpanded ? await this.suitability.expand(session, page) : page);
  }

  /**
   * Lists the recipes that lack few ingredients.
   *
   * @throws NOT_AUTHENTICATED
   */
  async listMakeable(session: SessionClaims, query: MakeableDto): Promise<RecipePage> {
    const { tab, suitableForHousehold = false, limit } = query;
    const atHand = await this.pantry.atHand(session);
    const ingredientIds = [...query.ingredientIds, ...atHand.map((row) => row.ingredientId)];
    const filter = { ...NO_FILTER, tab, suitableForHousehold };
    const defaultStaples = this.catalogues.stapleIds(null);
    const cursor = cursorOf(query);
    return pageOf(
      await this.read(
        session,
        makeableRecipes(filter, { ingredientIds, defaultStaples, limit, cursor }),
      ),
    );
  }

  private filterOf(query: RecipeListDto, search: RecipeFilter['search']): RecipeFilter {
    return {
      tab: query.tab,
      words: spelledWords(query.name ?? ''),
      search,
      tags: query.tags,
      ingredientIds: query.ingredientIds,
      anyIngredientIds: query.anyIngredientIds,
      excludedIngredientIds: query.excludeIngredientIds,
      dietIds: query.dietIds,
      techStepIds: idsOf(this.catalogues.techSteps, query.techStepKeys),
      excludedUtensilIds: idsOf(this.catalogues.utensils, query.excludeUtensilKeys),
      authorId: query.authorId,
      courses: query.courses,
      maxMinutes: query.maxMinutes,
      maxEnergyKcal: query.maxEnergyKcal,
      suitableForHousehold: query.suitableForHousehold ?? false,
    };
  }

  private read(session: SessionClaims, { statement, values }: BoundStatement) {
    return this.database.readAs<RecipeListRow & Record<string, unknown>>(
      session,
      statement,
      values,
    );
  }
}

function pageOf({ recipes, positions, hasMore }: RecipeListRow): RecipePage {
  const last = positions.at(-1);
  return { recipes, next: hasMore && last !== undefined ? writeCursor(last) : null };
}

/** Without a search, no recipe is more relevant than another. */
function sortOf({ sort = 'relevance' }: RecipeListDto, isSearch: boolean): RecipeSort {
  return sort === 'relevance' && !isSearch ? 'newest' : sort;
}

function cursorOf({ cursor }: { readonly cursor?: string }): ListCursor {
  return (cursor === undefined ? undefined : readCursor(cursor)) ?? FIRST_PAGE;
}

/** An unknown key becomes an id that matches no recipe; excluding this id has no effect. */
function idsOf(catalogue: Catalogue, keys: readonly string[]): number[] {
  return keys.map((key) => catalogue.findByKey(key)?.id ?? UNKNOWN_ID);
}
