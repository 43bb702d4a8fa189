import { Body, Controller, Get, Header, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentProfile, CurrentSession } from '../../session/current.decorators.js';
import { SessionInStatement } from '../../session/access.decorators.js';
import type { SessionClaims } from '../../session/session.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { Profile } from '../../session/profile.view.js';
import { RecipeDto } from '../../recipes/write/recipe.dto.js';
import { Recipe } from '../../recipes/recipe.view.js';
import { ImportService } from '../import/import.service.js';
import { SourceSearchDto } from './sources.dto.js';
import { SourcesService } from './sources.service.js';
import { Draft, SourceItem } from './sources.view.js';

@ApiTags('Recipe sources')
@Controller('sources/:sourceKey')
export class SourcesController {
  constructor(
    private readonly sources: SourcesService,
    private readonly imports: ImportService,
  ) {}

  /** Browses a source. */
  @Get('items')
  @SessionInStatement()
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
  @SessionInStatement()
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

  /** Imports an item: the body is the draft that a person approved. Nothing is fetched. */
  @Post('import/:externalId')
  @Header('content-type', 'application/json; charset=utf-8')
  @ApiCreatedResponse({ type: Recipe })
  @ApiErrors(
    'VALIDATION_ERROR',
    'NOT_AUTHENTICATED',
    'HOUSE_NOT_FOUND',
    'SOURCE_NOT_FOUND',
    'SOURCE_NOT_ENABLED',
    'SOURCE_ITEM_NOT_FOUND',
    'DIET_NOT_FOUND',
    'INGREDIENT_NOT_FOUND',
    'UNIT_NOT_FOUND',
    'RECIPE_ALREADY_IMPORTED',
  )
  import(
    @CurrentProfile() author: Profile,
    @CurrentSession() session: SessionClaims,
    @Param('sourceKey') sourceKey: string,
    @Param('externalId') externalId: string,
    @Body() body: RecipeDto,
  ): Promise<string> {
    return this.imports.import(author, session, sourceKey, externalId, body);
  }
}
