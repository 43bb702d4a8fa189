import { Body, Controller, Delete, Get, Header, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { JSON_TEXT } from '../../http/json-text.js';
import { IdParam } from '../../http/parse-id.pipe.js';
import {
  IDEMPOTENCY_ERRORS,
  IdempotencyKey,
  type IdempotentRequest,
} from '../../idempotency/idempotent-request.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { SessionInStatement } from '../../session/access.decorators.js';
import { CurrentProfile, CurrentSession } from '../../session/current.decorators.js';
import type { Profile } from '../../session/profile.view.js';
import type { SessionClaims } from '../../session/session.js';
import { Dependant } from '../house.view.js';
import { DependantChangeDto, NewDependantDto } from './dependants.dto.js';
import { DependantsService } from './dependants.service.js';

@ApiTags('House')
@Controller('house/current/dependants')
export class DependantsController {
  constructor(private readonly dependants: DependantsService) {}

  /**
   * Lists the people of the house without an account.
   *
   * @remarks Children and guests. They count as members in every suitability, and may be eaters of
   * a planned meal. Any member reads them.
   */
  @Get()
  @SessionInStatement()
  @ApiOkResponse({ type: [Dependant] })
  @ApiErrors('HOUSE_NOT_FOUND')
  listDependants(@CurrentSession() session: SessionClaims): Promise<readonly Dependant[]> {
    return this.dependants.list(session);
  }

  /**
   * Adds a person without an account, such as a child or a guest.
   *
   * @remarks Diet, allergies and disliked ingredients count as those of members. At most 20 a
   * house, the next one is 409 with code 4025. For a person who shall sign in, give the invitation
   * code instead. Example: `{ "firstName": "Lou", "allergyIds": [3] }`.
   */
  @Post()
  @Header(...JSON_TEXT)
  @ApiCreatedResponse({ type: Dependant })
  @ApiErrors(
    'HOUSE_NOT_FOUND',
    'DIET_NOT_FOUND',
    'ALLERGY_NOT_FOUND',
    'INGREDIENT_NOT_FOUND',
    'QUOTA_EXCEEDED',
    ...IDEMPOTENCY_ERRORS,
  )
  createDependant(
    @CurrentProfile() member: Profile,
    @Body() dependant: NewDependantDto,
    @IdempotencyKey() request: IdempotentRequest | null,
  ): Promise<string> {
    return this.dependants.add(member, dependant, request);
  }

  /**
   * Changes a person without an account.
   *
   * @remarks Any member. Absent fields stay, null or an empty list clears. The change counts for
   * every suitability at once.
   */
  @Patch(':dependantId')
  @ApiOkResponse({ type: Dependant })
  @ApiErrors(
    'HOUSE_NOT_FOUND',
    'DIET_NOT_FOUND',
    'ALLERGY_NOT_FOUND',
    'INGREDIENT_NOT_FOUND',
    'DEPENDANT_NOT_FOUND',
  )
  updateDependant(
    @CurrentProfile() member: Profile,
    @IdParam('dependantId') dependantId: number,
    @Body() change: DependantChangeDto,
  ): Promise<Dependant> {
    return this.dependants.change(member, dependantId, change);
  }

  /**
   * Removes a person without an account.
   *
   * @remarks Any member. Meals whose only eater was this person are for everybody afterwards.
   * Nothing that is planned is removed.
   */
  @Delete(':dependantId')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('HOUSE_NOT_FOUND', 'DEPENDANT_NOT_FOUND')
  deleteDependant(
    @CurrentProfile() member: Profile,
    @IdParam('dependantId') dependantId: number,
  ): Promise<void> {
    return this.dependants.remove(member, dependantId);
  }
}
