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
import { AllergiesDto, DietDto, DislikedIngredientsDto, NamesDto } from './profile.dto.js';
import { Profile } from '../session/profile.view.js';

@ApiTags('Profile')
@Controller('profile')
export class PreferencesController {
  constructor(private readonly preferences: PreferencesService) {}

  /** Changes the names. */
  @Patch()
  @ApiOkResponse({ type: Profile })
  rename(@CurrentProfile() profile: Profile, @Body() names: NamesDto): Promise<Profile> {
    return this.preferences.rename(profile, names);
  }

  /** Sets or clears the diet. */
  @Patch('diet')
  @ApiOkResponse({ type: Profile })
  @ApiErrors('DIET_NOT_FOUND')
  setDiet(@CurrentProfile() profile: Profile, @Body() { dietId }: DietDto): Promise<Profile> {
    return this.preferences.setDiet(profile, dietId);
  }

  /** Lists the allergies of the profile. */
  @Get('allergies')
  @SessionInStatement()
  @ApiOkResponse({ type: [AllergyRow] })
  listAllergies(@CurrentSession() session: SessionClaims): Promise<AllergyRow[]> {
    return this.preferences.allergies(session);
  }

  /** Replaces the allergies of the profile. */
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

  /** Lists the ingredients that the profile dislikes. */
  @Get('disliked-ingredients')
  @SessionInStatement()
  @ApiOkResponse({ type: [IngredientRow] })
  listDislikedIngredients(@CurrentSession() session: SessionClaims): Promise<IngredientRow[]> {
    return this.preferences.dislikedIngredients(session);
  }

  /** Replaces the ingredients that the profile dislikes. */
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
