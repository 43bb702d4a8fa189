import { Controller, Get, Header, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReturnsRepresentation } from '../../http/conditional/etag.hook.js';
import { JSON_TEXT } from '../../http/json-text.js';
import { NextLink } from '../../http/next-link.js';
import { IdParam } from '../../http/parse-id.pipe.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { ETAG, NEXT_PAGE } from '../../openapi/headers.js';
import { SessionInStatement } from '../../session/access.decorators.js';
import { CurrentProfile, CurrentSession } from '../../session/current.decorators.js';
import type { Profile } from '../../session/profile.view.js';
import type { SessionClaims } from '../../session/session.js';
import { Recipe } from '../read-model/recipe.view.js';
import { TrashDto } from './trash.dto.js';
import { TrashService } from './trash.service.js';
import { TrashedRecipe } from './trash.view.js';

@ApiTags('Recipes')
@Controller('recipes')
export class TrashController {
  constructor(
    private readonly trash: TrashService,
    private readonly nextLink: NextLink,
  ) {}

  /**
   * Lists the recipes in the trash.
   *
   * @remarks The viewer's own of the last 30 days, last deleted first; for an administrator also the
   * HOUSE recipes of the house. No other route shows them. The `Link` header holds the URL of the next
   * page.
   */
  @Get('trash')
  @SessionInStatement()
  @Header(...JSON_TEXT)
  @ApiOkResponse({ type: [TrashedRecipe], headers: NEXT_PAGE })
  async listTrash(
    @CurrentSession() session: SessionClaims,
    @Query() query: TrashDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { recipes, next } = await this.trash.list(session, query);
    if (next !== null) this.nextLink.add(request, reply, next);
    return recipes;
  }

  /**
   * Restores a recipe from the trash.
   *
   * @remarks With the planning items, cookings, routines, favourites, ratings, cooked days and
   * corrections that still fit: those whose house, person or menu exists, and which exceed no quota.
   * For who sees it in `GET /recipes/trash`. An imported page that the house has imported again is 409.
   */
  @Post(':recipeId/restore')
  @HttpCode(200)
  @ReturnsRepresentation()
  @Header(...JSON_TEXT)
  @ApiOkResponse({ type: Recipe, headers: ETAG })
  @ApiErrors('RECIPE_NOT_FOUND', 'RECIPE_ALREADY_IMPORTED', 'QUOTA_EXCEEDED')
  restoreRecipe(
    @CurrentProfile() { id }: Profile,
    @IdParam('recipeId') recipeId: number,
  ): Promise<string> {
    return this.trash.restore(id, recipeId);
  }
}
