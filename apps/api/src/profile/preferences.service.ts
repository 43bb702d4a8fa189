import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '#platform/errors/app-error.js';
import { requireChange } from '../http/fields/validation-error.js';
import type { IfMatch } from '../http/conditional/if-match.js';
import type { SessionClaims } from '../session/session.js';
import { Database } from '../database/database.js';
import type { Catalogue, CatalogueRow } from '../reference/catalogue.js';
import { Catalogues } from '../reference/catalogues.js';
import type { AllergyRow, IngredientRow } from '../reference/reference.view.js';
import { ALLERGIES, DISLIKED_INGREDIENTS, type PreferenceSet } from './preferences.query.js';
import type { ProfileChangeDto } from './profile.dto.js';
import { PreferencesRepository } from './preferences.repository.js';
import { requirePreferences } from './require-preferences.js';
import type { Profile } from '../session/profile.view.js';

/** Reads and replaces the settings, diet, allergies and disliked ingredients of a profile. */
@Injectable()
export class PreferencesService {
  constructor(
    private readonly database: Database,
    private readonly preferences: PreferencesRepository,
    private readonly catalogues: Catalogues,
  ) {}

  /** @throws VALIDATION_ERROR when the request names nothing */
  async changeProfile({ id }: Profile, change: ProfileChangeDto): Promise<Profile> {
    const { firstName, lastName, appetite, unitSystem, locale } = change;
    requireChange({ firstName, lastName, appetite, unitSystem }, { locale });
    return this.change(id, (manager) => this.preferences.update(manager, id, change));
  }

  /** @throws DIET_NOT_FOUND */
  setDiet({ id }: Profile, dietId: number | null): Promise<Profile> {
    requirePreferences(this.catalogues, { dietId });
    return this.change(id, (manager) => this.preferences.setDiet(manager, id, dietId));
  }

  async allergies(session: SessionClaims): Promise<AllergyRow[]> {
    return this.catalogues.allergies.pick(await this.read(ALLERGIES, session));
  }

  /** @throws ALLERGY_NOT_FOUND, PRECONDITION_FAILED */
  replaceAllergies(
    { id }: Profile,
    allergyIds: readonly number[],
    ifMatch: IfMatch | null,
  ): Promise<AllergyRow[]> {
    requirePreferences(this.catalogues, { allergyIds });
    const target = { set: ALLERGIES, catalogue: this.catalogues.allergies };
    return this.replace(id, target, allergyIds, ifMatch);
  }

  async dislikedIngredients(session: SessionClaims): Promise<IngredientRow[]> {
    return this.catalogues.ingredients.pick(await this.read(DISLIKED_INGREDIENTS, session));
  }

  /** @throws INGREDIENT_NOT_FOUND, PRECONDITION_FAILED */
  replaceDislikedIngredients(
    { id }: Profile,
    ingredientIds: readonly number[],
    ifMatch: IfMatch | null,
  ): Promise<IngredientRow[]> {
    requirePreferences(this.catalogues, { dislikedIngredientIds: ingredientIds });
    const target = { set: DISLIKED_INGREDIENTS, catalogue: this.catalogues.ingredients };
    return this.replace(id, target, ingredientIds, ifMatch);
  }

  private async read({ own }: PreferenceSet, session: SessionClaims): Promise<number[]> {
    const { ids } = await this.database.readAs<{ ids: number[] }>(session, own);
    return ids;
  }

  private replace<Row extends CatalogueRow>(
    profileId: number,
    { set, catalogue }: { readonly set: PreferenceSet; readonly catalogue: Catalogue<Row> },
    ids: readonly number[],
    ifMatch: IfMatch | null,
  ): Promise<Row[]> {
    return this.change(profileId, async (manager) => {
      if (ifMatch !== null) {
        const current = await this.preferences.find(manager, set, profileId);
        ifMatch.require(JSON.stringify(catalogue.pick(current)));
      }
      const rows = catalogue.pick(ids);
      const distinctIds = rows.map(({ id }) => id);
      await this.preferences.replace(manager, set, profileId, distinctIds);
      return rows;
    });
  }

  /**
   * Runs `work` in a transaction that has locked the profile.
   *
   * @throws NOT_AUTHENTICATED when the account was deleted after authentication
   */
  private change<T>(id: number, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(async (manager) => {
      const exists = await this.preferences.lock(manager, id);
      if (!exists) throw new AppError('NOT_AUTHENTICATED');
      return work(manager);
    });
  }
}
