import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../http/parse-id.pipe.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { SessionInStatement } from '../../session/access.decorators.js';
import { CurrentProfile, CurrentSession } from '../../session/current.decorators.js';
import type { Profile } from '../../session/profile.view.js';
import type { SessionClaims } from '../../session/session.js';
import { PantryRowDto } from './pantry.dto.js';
import { PantryService } from './pantry.service.js';
import { PantryRowView } from './pantry.view.js';

@ApiTags('House')
@Controller('house/current/pantry')
export class PantryController {
  constructor(private readonly pantry: PantryService) {}

  /**
   * Lists what the house has at home.
   *
   * @remarks Soonest `bestBefore` first, then in the order of the shopping list. Nobody has to
   * update it after a meal: `remaining` is the quantity less what the plan has needed since `asOf`.
   */
  @Get()
  @SessionInStatement()
  @ApiOkResponse({ type: [PantryRowView] })
  @ApiErrors('HOUSE_NOT_FOUND')
  listPantry(@CurrentSession() session: SessionClaims): Promise<PantryRowView[]> {
    return this.pantry.list(session);
  }

  /**
   * Sets what the house has of an ingredient.
   *
   * @remarks Any member. The shopping list then asks for less: the pantry is given to the needs of
   * the plan from `asOf` on, in the order of their days. Without a quantity the ingredient stands
   * among the staples. At most 500 a house, the next one is 409 with code 4025. Example:
   * `{ "quantity": 1.5, "unitId": 2, "bestBefore": "2026-09-30" }`.
   */
  @Put(':ingredientId')
  @ApiOkResponse({ type: PantryRowView })
  @ApiErrors('HOUSE_NOT_FOUND', 'INGREDIENT_NOT_FOUND', 'UNIT_NOT_FOUND', 'QUOTA_EXCEEDED')
  setPantryRow(
    @CurrentProfile() member: Profile,
    @CurrentSession() session: SessionClaims,
    @IdParam('ingredientId') ingredientId: number,
    @Body() row: PantryRowDto,
  ): Promise<PantryRowView> {
    return this.pantry.set(member, session, ingredientId, row);
  }

  /**
   * Removes an ingredient from the pantry.
   *
   * @remarks Any member. The shopping list asks for all of it again. Repeating the call has no
   * effect.
   */
  @Delete(':ingredientId')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('HOUSE_NOT_FOUND', 'INGREDIENT_NOT_FOUND')
  deletePantryRow(
    @CurrentProfile() member: Profile,
    @IdParam('ingredientId') ingredientId: number,
  ): Promise<void> {
    return this.pantry.remove(member, ingredientId);
  }
}
