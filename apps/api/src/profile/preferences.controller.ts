import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentProfile, CurrentSession } from '../session/current.decorators.js';
import { SessionInStatement } from '../session/access.decorators.js';
import type { SessionClaims } from '../session/session.js';
import { ReturnsRepresentation } from '../http/conditional/etag.hook.js';
import { type IfMatch, IfMatchHeader } from '../http/conditional/if-match.js';
import { ApiErrors } from '../openapi/api-errors.decorator.js';
import { AllergyRow, IngredientRow } from '../reference/reference.view.js';
import { PreferencesService } from './preferences.service.js';
import { AllergiesDto, DietDto, DislikedIngredientsDto, ProfileChangeDto } from './profile.dto.js';
import { Profile } from '../session/profile.view.js';

@ApiTags('Profile')
@Controller('profile')
export class PreferencesController {
  constructor(private readonly preferences: PreferencesService) {}

  /**
   * Changes the names, the appetite, and how amounts are printed.
   *
   * @remarks Absent fields stay as they are; `lastName` may be empty. The other members see names and
   * appetite. The email has an operation of its own, `PATCH /auth/email`.
   */
  @Patch()
  @ApiOkResponse({ type: Profile })
  changeProfile(
    @CurrentProfile() profile: Profile,
    @Body() change: ProfileChangeDto,
  ): Promise<Profile> {
    return this.preferences.changeProfile(profile, change);
  }

  /**
   * Sets or clears the diet.
   *
   * @remarks A diet makes recipes unsuitable that have food which it excludes; null clears it.
   * `GET /reference/diets` lists the ids. The change counts for every suitability at once; nothing
   * that is planned is removed. Example: `{ "dietId": 2 }`.
   */
  @Patch('diet')
  @ApiOkResponse({ type: Profile })
  @ApiErrors('DIET_NOT_FOUND')
  setDiet(@CurrentProfile() profile: Profile, @Body() { dietId }: DietDto): Promise<Profile> {
    return this.preferences.setDiet(profile, dietId);
  }

  /**
   * Lists the allergies of the profile.
   *
   * @remarks The allergies of the viewer alone. Those of other members are not readable; their
   * effect is, in the suitability of recipes. The ETag serves `If-Match` of the PATCH.
   */
  @Get('allergies')
  @SessionInStatement()
  @ApiOkResponse({ type: [AllergyRow] })
  listAllergies(@CurrentSession() session: SessionClaims): Promise<AllergyRow[]> {
    return this.preferences.allergies(session);
  }

  /**
   * Replaces the allergies of the profile.
   *
   * @remarks The list replaces the former one; an empty list clears it. `GET /reference/allergies`
   * lists the ids. Send `If-Match` when two devices may write: a lost update is 412. Example:
   * `{ "allergyIds": [1, 7] }`.
   */
  @Patch('allergies')
  @ReturnsRepresentation()
  @ApiOkResponse({ type: [AllergyRow] })
  @ApiErrors('ALLERGY_NOT_FOUND', 'PRECONDITION_FAILED')
  replaceAllergies(
    @CurrentProfile() profile: Profile,
    @Body() { allergyIds }: AllergiesDto,
    @IfMatchHeader() ifMatch: IfMatch | null,
  ): Promise<AllergyRow[]> {
    return this.preferences.replaceAllergies(profile, allergyIds, ifMatch);
  }

  /**
   * Lists the ingredients that the profile dislikes.
   *
   * @remarks The disliked ingredients of the viewer alone. They count in ingredient lines, not in
   * texts or steps of a recipe. The ETag serves `If-Match` of the PATCH.
   */
  @Get('disliked-ingredients')
  @SessionInStatement()
  @ApiOkResponse({ type: [IngredientRow] })
  listDislikedIngredients(@CurrentSession() session: SessionClaims): Promise<IngredientRow[]> {
    return this.preferences.dislikedIngredients(session);
  }

  /**
   * Replaces the ingredients that the profile dislikes.
   *
   * @remarks The list replaces the former one; an empty list clears it. A dislike makes a recipe
   * unsuitable for the person, as an allergy does, when an ingredient line has the food. Send
   * `If-Match` when two devices may write.
   */
  @Patch('disliked-ingredients')
  @ReturnsRepresentation()
  @ApiOkResponse({ type: [IngredientRow] })
  @ApiErrors('INGREDIENT_NOT_FOUND', 'PRECONDITION_FAILED')
  replaceDislikedIngredients(
    @CurrentProfile() profile: Profile,
    @Body() { ingredientIds }: DislikedIngredientsDto,
    @IfMatchHeader() ifMatch: IfMatch | null,
  ): Promise<IngredientRow[]> {
    return this.preferences.replaceDislikedIngredients(profile, ingredientIds, ifMatch);
  }
}
