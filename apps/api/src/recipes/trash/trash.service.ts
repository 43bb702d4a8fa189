import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../database/database.js';
import { DeletionService } from '../../deletion/deletion.service.js';
import { MAX_ID } from '../../http/fields/id.fields.js';
import { InvalidRequest } from '../../http/fields/validation-error.js';
import type { SessionClaims } from '../../session/session.js';
import { RecipeDetailService } from '../detail/recipe-detail.service.js';
import { readCursor, writeCursor } from '../list/search/list-cursor.js';
import { TextQuotaRepository } from '../write/text-quota.repository.js';
import type { TrashDto } from './trash.dto.js';
import { LIST_TRASH, type TrashRow } from './trash.query.js';
import { TrashRepository } from './trash.repository.js';

interface TrashPage {
  /** As JSON text of `TrashedRecipe`. */
  readonly recipes: string;
  /** The cursor of the next page; null when no recipe follows. */
  readonly next: string | null;
}

/** Lists and restores recipes in the trash, for their authors and the administrators of their house. */
@Injectable()
export class TrashService {
  constructor(
    private readonly database: Database,
    private readonly trash: TrashRepository,
    private readonly deletion: DeletionService,
    private readonly quotas: TextQuotaRepository,
    private readonly details: RecipeDetailService,
  ) {}

  /** @throws NOT_AUTHENTICATED */
  async list(session: SessionClaims, { limit, cursor }: TrashDto): Promise<TrashPage> {
    const position = cursor === undefined ? [MAX_ID, Infinity] : positionOf(cursor);
    const values = [...position, limit];
    const row = await this.database.readAs<TrashRow & object>(session, LIST_TRASH, values);
    const { recipes, next } = row;
    return {
      recipes,
      next: next && writeCursor({ id: next.id, value: String(next.deletedAt) }),
    };
  }

  /**
   * @returns the recipe as JSON text of the shape `Recipe`
   * @throws RECIPE_NOT_FOUND, RECIPE_ALREADY_IMPORTED, QUOTA_EXCEEDED
   */
  restore(profileId: number, recipeId: number): Promise<string> {
    return this.database.transaction(async (manager) => {
      const trashed = await this.trash.lock(manager, profileId, recipeId);
      if (trashed === undefined) throw new AppError('RECIPE_NOT_FOUND');
      if (trashed.isImportedAgain) throw new AppError('RECIPE_ALREADY_IMPORTED');
      await this.deletion.restoreRecipe(manager, recipeId);
      await this.quotas.requireRecipes(manager, trashed.authorId);
      return this.details.readWritten(profileId, recipeId, manager);
    });
  }
}

/** The id and the time of the last recipe of the page before. */
function positionOf(cursor: string): [number, number] {
  const { id = MAX_ID, value } = readCursor(cursor) ?? {};
  if (!/^\d{1,15}$/.test(value ?? ''))
    throw new InvalidRequest(['cursor must be from a Link header']);
  return [id, Number(value)];
}
