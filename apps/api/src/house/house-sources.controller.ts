import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentProfile, CurrentSession } from '../session/current.decorators.js';
import { SessionInStatement } from '../session/access.decorators.js';
import type { SessionClaims } from '../session/session.js';
import { ApiErrors } from '../openapi/api-errors.decorator.js';
import type { Profile } from '../session/profile.view.js';
import { SourceRow } from '../reference/reference.view.js';
import { HouseSourcesService } from './house-sources.service.js';
import { HouseSourcesDto } from './house.dto.js';

@ApiTags('House')
@Controller('house/current/sources')
export class HouseSourcesController {
  constructor(private readonly sources: HouseSourcesService) {}

  /** The recipe sources the house has enabled. */
  @Get()
  @SessionInStatement()
  @ApiOkResponse({ type: [SourceRow] })
  @ApiErrors('NOT_AUTHENTICATED', 'HOUSE_NOT_FOUND')
  enabled(@CurrentSession() session: SessionClaims): Promise<SourceRow[]> {
    return this.sources.enabled(session);
  }

  /** Enables exactly the given sources. */
  @Patch()
  @ApiOkResponse({ type: [SourceRow] })
  @ApiErrors('VALIDATION_ERROR', 'NOT_AUTHENTICATED', 'HOUSE_NOT_FOUND', 'SOURCE_NOT_FOUND')
  replace(
    @CurrentProfile() member: Profile,
    @Body() { sourceIds }: HouseSourcesDto,
  ): Promise<SourceRow[]> {
    return this.sources.replace(member, sourceIds);
  }
}
