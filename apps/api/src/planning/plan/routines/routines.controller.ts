import { Body, Controller, Delete, Get, Header, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { JSON_TEXT } from '../../../http/json-text.js';
import { IdParam } from '../../../http/parse-id.pipe.js';
import {
  IDEMPOTENCY_ERRORS,
  IdempotencyKey,
  type IdempotentRequest,
} from '../../../idempotency/idempotent-request.js';
import { ApiErrors } from '../../../openapi/api-errors.decorator.js';
import { SessionInStatement } from '../../../session/access.decorators.js';
import { CurrentProfile, CurrentSession } from '../../../session/current.decorators.js';
import type { Profile } from '../../../session/profile.view.js';
import type { SessionClaims } from '../../../session/session.js';
import { NewRoutineDto, RoutineChangeDto } from './routines.dto.js';
import { RoutinesService } from './routines.service.js';
import { Routine } from './routines.view.js';

const REFERENCE_ERRORS = [
  'HOUSE_NOT_FOUND',
  'RECIPE_NOT_FOUND',
  'MEMBER_NOT_FOUND',
  'DEPENDANT_NOT_FOUND',
  'QUOTA_EXCEEDED',
] as const;

@ApiTags('Planning')
@Controller('planning/routines')
export class RoutinesController {
  constructor(private readonly routines: RoutinesService) {}

  /**
   * Lists the routines of the house.
   *
   * @remarks A routine plans a recipe or a text on some days of each week, such as fish on Fridays. One
   * whose recipe was deleted, or that the house may no longer read, has ended.
   */
  @Get()
  @SessionInStatement()
  @Header(...JSON_TEXT)
  @ApiOkResponse({ type: [Routine] })
  @ApiErrors('HOUSE_NOT_FOUND')
  listRoutines(@CurrentSession() session: SessionClaims): Promise<string> {
    return this.routines.list(session);
  }

  /**
   * Adds a routine.
   *
   * @remarks Plans ordinary items with its `routineId` for the next 35 days at once, and for one more day
   * every day (UTC). Each day is planned once: what people change or delete stays so. A cell that has
   * the dish gets none. Example:
   * `{ "slot": "DINNER", "weekdays": ["FRIDAY"], "recipeId": 12, "everyWeeks": 2 }`.
   */
  @Post()
  @Header(...JSON_TEXT)
  @ApiCreatedResponse({ type: Routine })
  @ApiErrors(...REFERENCE_ERRORS, ...IDEMPOTENCY_ERRORS)
  createRoutine(
    @CurrentProfile() member: Profile,
    @Body() routine: NewRoutineDto,
    @IdempotencyKey() request: IdempotentRequest | null,
  ): Promise<string> {
    return this.routines.add(member, routine, request);
  }

  /**
   * Changes a routine.
   *
   * @remarks Absent fields stay. The items from today on that nobody has changed are planned anew.
   */
  @Patch(':routineId')
  @ApiOkResponse({ type: Routine })
  @ApiErrors('ROUTINE_NOT_FOUND', ...REFERENCE_ERRORS)
  updateRoutine(
    @CurrentProfile() member: Profile,
    @IdParam('routineId') routineId: number,
    @Body() change: RoutineChangeDto,
  ): Promise<Routine> {
    return this.routines.change(member, routineId, change);
  }

  /**
   * Ends a routine.
   *
   * @remarks Deletes its items from today on that nobody has changed.
   */
  @Delete(':routineId')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('HOUSE_NOT_FOUND', 'ROUTINE_NOT_FOUND')
  deleteRoutine(
    @CurrentProfile() member: Profile,
    @IdParam('routineId') routineId: number,
  ): Promise<void> {
    return this.routines.remove(member, routineId);
  }
}
