import { Controller, Get, Header, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentSession } from '../../session/current.decorators.js';
import { SessionInStatement } from '../../session/access.decorators.js';
import type { SessionClaims } from '../../session/session.js';
import { NextLink } from '../../http/next-link.js';
import { JSON_TEXT } from '../../http/json-text.js';
import { NEXT_PAGE } from '../../openapi/headers.js';
import { ListedRecipe } from './listed-recipe.view.js';
import { RecipeListDto } from './recipe-list.dto.js';
import { RecipeListService } from './recipe-list.service.js';

@ApiTags('Recipes')
@Controller('recipes')
export class RecipeListController {
  constructor(
    private readonly lists: RecipeListService,
    private readonly nextLink: NextLink,
  ) {}

  /**
   * Lists recipes, newest first. The `Link` header holds the URL of the next page. A page may have
   * fewer recipes than `limit` although more follow.
   */
  @Get()
  @SessionInStatement()
  @Header(...JSON_TEXT)
  @ApiOkResponse({ type: [ListedRecipe], headers: NEXT_PAGE })
  async listRecipes(
    @CurrentSession() session: SessionClaims,
    @Query() query: RecipeListDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { recipes, next } = await this.lists.list(session, query);
    if (next !== null) this.nextLink.add(request, reply, next);
    return recipes;
  }
}
