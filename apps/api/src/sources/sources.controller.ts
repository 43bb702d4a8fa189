import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentSession } from '../auth/current.decorators.js';
import { SessionInQuery } from '../auth/session-in-query.decorator.js';
import type { SessionClaims } from '../auth/session.js';
import { ApiErrors } from '../errors/api-errors.decorator.js';
import { SourceSearchDto } from './sources.dto.js';
import { SourcesService } from './sources.service.js';
import { Draft, SourceItem } from './sources.view.js';

@ApiTags('Recipe sources')
@Controller('sources/:sourceKey')
export class SourcesController {
  constructor(private readonly sources: SourcesService) {}

  /** Browses a source. */
  @Get('items')
  @SessionInQuery()
  @ApiOkResponse({ type: [SourceItem] })
  @ApiErrors(
    'VALIDATION_ERROR',
    'NOT_AUTHENTICATED',
    'HOUSE_NOT_FOUND',
    'SOURCE_NOT_FOUND',
    'SOURCE_NOT_ENABLED',
    'SOURCE_UNAVAILABLE',
  )
  search(
    @CurrentSession() session: SessionClaims,
    @Param('sourceKey') sourceKey: string,
    @Query() query: SourceSearchDto,
  ): Promise<SourceItem[]> {
    return this.sources.search(session, sourceKey, query);
  }

  /** Previews an item as a draft recipe. */
  @Get('items/:externalId')
  @SessionInQuery()
  @ApiOkResponse({ type: Draft })
  @ApiErrors(
    'NOT_AUTHENTICATED',
    'HOUSE_NOT_FOUND',
    'SOURCE_NOT_FOUND',
    'SOURCE_NOT_ENABLED',
    'SOURCE_ITEM_NOT_FOUND',
    'SOURCE_UNAVAILABLE',
    'SERVICE_UNAVAILABLE',
  )
  preview(
    @CurrentSession() session: SessionClaims,
    @Param('sourceKey') sourceKey: string,
    @Param('externalId') externalId: string,
  ): Promise<Draft> {
    return this.sources.preview(session, sourceKey, externalId);
  }
}
