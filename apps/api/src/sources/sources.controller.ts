import { Controller, Get, Header, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentProfile, CurrentSession } from '../session/current.decorators.js';
import { SessionInStatement } from '../session/access.decorators.js';
import type { SessionClaims } from '../session/session.js';
import { LargeBody } from '../http/body-limit.js';
import { ReturnsRepresentation } from '../http/conditional/etag.hook.js';
import { JSON_TEXT } from '../http/json-text.js';
import {
  IDEMPOTENCY_ERRORS,
  IdempotencyKey,
  type IdempotentRequest,
} from '../idempotency/idempotent-request.js';
import { ApiErrors } from '../openapi/api-errors.decorator.js';
import { SOURCE_KEY } from '../openapi/enum-schemas.js';
import { ETAG } from '../openapi/headers.js';
import { Profile } from '../session/profile.view.js';
import { RecipeBody } from '../recipes/write/image-url.pipe.js';
import { RecipeDto } from '../recipes/write/recipe.dto.js';
import { Recipe } from '../recipes/read-model/recipe.view.js';
import { ImportService } from './import.service.js';
import { SourceSearchDto } from './sources.dto.js';
import { SourcesService } from './sources.service.js';
import { Draft, SourceItem } from './sources.view.js';

/** The errors of every route of a source. */
const ACCESS_ERRORS = ['HOUSE_NOT_FOUND', 'SOURCE_NOT_FOUND', 'SOURCE_NOT_ENABLED'] as const;

@ApiTags('Recipe sources')
@ApiParam({ name: 'sourceKey', ...SOURCE_KEY })
@Controller('sources/:sourceKey')
export class SourcesController {
  constructor(
    private readonly sources: SourcesService,
    private readonly imports: ImportService,
  ) {}

  /**
   * Searches a source.
   *
   * @remarks Searches the site at the moment of the request; nothing is stored. The house has to
   * enable the source first. 502 means that the site does not respond or cannot be read: try again
   * later. Example: `GET /sources/marmiton/items?search=gratin`.
   */
  @Get('items')
  @SessionInStatement()
  @ApiOkResponse({ type: [SourceItem] })
  @ApiErrors(...ACCESS_ERRORS, 'TOO_MANY_REQUESTS', 'SOURCE_UNAVAILABLE')
  searchSource(
    @CurrentSession() session: SessionClaims,
    @Param('sourceKey') sourceKey: string,
    @Query() query: SourceSearchDto,
  ): Promise<SourceItem[]> {
    return this.sources.search(session, sourceKey, query);
  }

  /**
   * Returns an item of a source as a draft recipe.
   *
   * @remarks The first half of an import: show the draft, let the person complete the lines with
   * `flags`, then send it to the import. Nothing is stored. Sites that refuse servers are 502: the
   * browser of the person can send the page to `POST /sources/web/preview`.
   */
  @Get('items/:externalId')
  @SessionInStatement()
  @ApiOkResponse({ type: Draft })
  @ApiErrors(...ACCESS_ERRORS, 'SOURCE_ITEM_NOT_FOUND', 'TOO_MANY_REQUESTS', 'SOURCE_UNAVAILABLE')
  previewSourceItem(
    @CurrentSession() session: SessionClaims,
    @Param('sourceKey') sourceKey: string,
    @Param('externalId') externalId: string,
  ): Promise<Draft> {
    return this.sources.preview(session, sourceKey, externalId);
  }

  /**
   * Imports an item as a recipe.
   *
   * @remarks The second half of an import: the body is the completed draft. The source is not
   * requested again, apart from the picture at `imageUrl`, which becomes the `photo` after the
   * response, if possible. The same item is imported once; a second time is 409.
   */
  @Post('import/:externalId')
  @LargeBody()
  @ReturnsRepresentation()
  @Header(...JSON_TEXT)
  @ApiCreatedResponse({ type: Recipe, headers: ETAG })
  @ApiErrors(
    ...ACCESS_ERRORS,
    'SOURCE_ITEM_NOT_FOUND',
    'DIET_NOT_FOUND',
    'INGREDIENT_NOT_FOUND',
    'UNIT_NOT_FOUND',
    'RECIPE_NOT_FOUND',
    'RECIPE_CIRCLE',
    'RECIPE_ALREADY_IMPORTED',
    'QUOTA_EXCEEDED',
    ...IDEMPOTENCY_ERRORS,
  )
  importSourceItem(
    @CurrentProfile() author: Profile,
    @CurrentSession() session: SessionClaims,
    @Param('sourceKey') sourceKey: string,
    @Param('externalId') externalId: string,
    @RecipeBody() body: RecipeDto,
    @IdempotencyKey() request: IdempotentRequest | null,
  ): Promise<string> {
    return this.imports.import(author, session, sourceKey, externalId, body, request);
  }
}
