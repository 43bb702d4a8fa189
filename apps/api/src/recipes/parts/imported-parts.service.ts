import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RecipePart } from '#domain/recipe/recipe-content.js';
import { AppError } from '#platform/errors/app-error.js';
import { RecipeEvidenceService } from '../../detection/derived/recipe-evidence.service.js';
import { PartsRepository } from './parts.repository.js';

/** Writes the parts of recipes that a house import has just created. */
@Injectable()
export class ImportedPartsService {
  constructor(
    private readonly parts: PartsRepository,
    private readonly evidence: RecipeEvidenceService,
  ) {}

  /** Call it before the transaction locks recipes. */
  lock(manager: EntityManager): Promise<void> {
    return this.parts.lock(manager);
  }

  /** Adds parts to a new recipe; none when they make too many levels. */
  async addImported(
    manager: EntityManager,
    recipeId: number,
    parts: readonly RecipePart[],
  ): Promise<void> {
    const partIds = parts.map((part) => part.recipeId);
    try {
      await this.parts.requireTree(manager, recipeId, partIds);
    } catch (error) {
      if (error instanceof AppError) return;
      throw error;
    }
    await this.parts.lockContents(manager, partIds);
    await this.parts.replace(manager, recipeId, parts);
    await this.evidence.deriveAnew(manager, [recipeId]);
  }

  /** Removes the author of a new recipe: it is only a part of others. */
  async freeze(manager: EntityManager, recipeId: number): Promise<void> {
    await this.parts.freeze(manager, recipeId);
  }
}
