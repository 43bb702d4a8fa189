import { Controller, Get, Header, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentSession } from '../../session/current.decorators.js';
import { SessionInStatement } from '../../session/access.decorators.js';
import type { SessionClaims } from '../../session/session.js';
import { NextLink } from '../../http/next-link.js';
import { JSON_TEXT } from '../../http/json-text.js';
import { NEXT_PAGE } from '../../openapi/headers.js';
import { ListedRecipe, MakeableRecipe } from './listed-recipe.view.js';
import { MakeableDto } from './makeable.dto.js';
import { RecipeListDto } from './recipe-list.dto.js';
import { RecipeListService, type RecipePage } from './recipe-list.service.js';

@ApiTags('Recipes')
@Controller('recipes')
export class RecipeListController {
  constructor(
    private readonly lists: RecipeListService,
    private readonly nextLink: NextLink,
  ) {}

  /**
   * Lists recipes, newest first or as `sort` says. The `Link` header holds the URL of the next page. A page may have
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
    return this.send(await this.lists.list(session, query), request, reply);
  }

  /**
   * Lists the recipes that lack at most 3 ingredients, staples aside, and use one that is at hand. Fewer
   * missing ingredients come first, then newer recipes. The newest 10,000 own, house and public recipes
   * are considered.
   */
  @Get('makeable')
  @SessionInStatement()
  @Header(...JSON_TEXT)
  @ApiOkResponse({ type: [MakeableRecipe], headers: NEXT_PAGE })
  async listMakeableRecipes(
    @CurrentSession() session: SessionClaims,
    @Query() query: MakeableDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.send(await this.lists.listMakeable(session, query), request, reply);
  }

  private send(
    { recipes, next }: RecipePage,
    request: FastifyRequest,
    reply: FastifyReply,
  ): string {
    if (next !== null) this.nextLink.add(request, reply, next);
    return recipes;
  }
}
