import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentProfile, CurrentSession } from '../session/current.decorators.js';
import { SessionInStatement } from '../session/access.decorators.js';
import type { SessionClaims } from '../session/session.js';
import { ApiErrors } from '../openapi/api-errors.decorator.js';
import { AllergyRow, IngredientRow } from '../reference/reference.view.js';
import { PreferencesService } from './preferences.service.js';
import { AllergiesDto, DietDto, DislikedIngredientsDto } from './profile.dto.js';
import { Profile } from '../session/profile.view.js';

@ApiTags('Profile preferences')
@Controller('profile')
export class PreferencesController {
  constructor(private readonly preferences: PreferencesService) {}

  /** Sets the diet; null clears it. */
  @Patch('diet')
  @ApiOkResponse({ type: Profile })
  @ApiErrors('VALIDATION_ERROR', 'NOT_AUTHENTICATED', 'DIET_NOT_FOUND')
  setDiet(@CurrentProfile() profile: Profile, @Body() { dietId }: DietDto): Promise<Profile> {
    return this.preferences.setDiet(profile, dietId);
  }

  /** What makes this person ill. */
  @Get('allergies')
  @SessionInStatement()
  @ApiOkResponse({ type: [AllergyRow] })
  @ApiErrors('NOT_AUTHENTICATED')
  allergies(@CurrentSession() session: SessionClaims): Promise<AllergyRow[]> {
    return this.preferences.allergies(session);
  }

  /** Replaces the whole set, or changes nothing when an id is unknown. */
  @Patch('allergies')
  @ApiOkResponse({ type: [AllergyRow] })
  @ApiErrors('VALIDATION_ERROR', 'NOT_AUTHENTICATED', 'ALLERGY_NOT_FOUND')
  replaceAllergies(
    @CurrentProfile() profile: Profile,
    @Body() { allergyIds }: AllergiesDto,
  ): Promise<AllergyRow[]> {
    return this.preferences.replaceAllergies(profile, allergyIds);
  }

  /** What this person would rather not eat. */
  @Get('disliked-ingredients')
  @SessionInStatement()
  @ApiOkResponse({ type: [IngredientRow] })
  @ApiErrors('NOT_AUTHENTICATED')
  dislikedIngredients(@CurrentSession() session: SessionClaims): Promise<IngredientRow[]> {
    return this.preferences.dislikedIngredients(session);
  }

  /** Replaces the whole set, or changes nothing when an id is unknown. */
  @Patch('disliked-ingredients')
  @ApiOkResponse({ type: [IngredientRow] })
  @ApiErrors('VALIDATION_ERROR', 'NOT_AUTHENTICATED', 'INGREDIENT_NOT_FOUND')
  replaceDislikedIngredients(
    @CurrentProfile() profile: Profile,
    @Body() { ingredientIds }: DislikedIngredientsDto,
  ): Promise<IngredientRow[]> {
    return this.preferences.replaceDislikedIngredients(profile, ingredientIds);
  }
}
