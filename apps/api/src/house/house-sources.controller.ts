import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentProfile, CurrentSession } from '../session/current.decorators.js';
import { SessionInStatement } from '../session/access.decorators.js';
import type { SessionClaims } from '../session/session.js';
import { ReturnsRepresentation } from '../http/conditional/etag.hook.js';
import { type IfMatch, IfMatchHeader } from '../http/conditional/if-match.js';
import { ApiErrors } from '../openapi/api-errors.decorator.js';
import type { Profile } from '../session/profile.view.js';
import { SourceRow } from '../reference/reference.view.js';
import { HouseSourcesService } from './house-sources.service.js';
import { HouseSourcesDto } from './house.dto.js';

@ApiTags('House')
@Controller('house/current/sources')
export class HouseSourcesController {
  constructor(private readonly sources: HouseSourcesService) {}

  /** Lists the recipe sources that the house has enabled. */
  @Get()
  @SessionInStatement()
  @ApiOkResponse({ type: [SourceRow] })
  @ApiErrors('HOUSE_NOT_FOUND')
  listHouseSources(@CurrentSession() session: SessionClaims): Promise<SourceRow[]> {
    return this.sources.enabled(session);
  }

  /** Replaces the set of enabled sources. */
  @Patch()
  @ReturnsRepresentation()
  @ApiOkResponse({ type: [SourceRow] })
  @ApiErrors('HOUSE_NOT_FOUND', 'SOURCE_NOT_FOUND', 'PRECONDITION_FAILED')
  replaceHouseSources(
    @CurrentProfile() member: Profile,
    @Body() { sourceIds }: HouseSourcesDto,
    @IfMatchHeader() ifMatch: IfMatch | null,
  ): Promise<SourceRow[]> {
    return this.sources.replace(member, sourceIds, ifMatch);
  }
}
