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
   * Lists recipes.
   *
   * @remarks Newest first, or as `sort` says; `q` searches in names, tags, ingredients and
   * descriptions, and tolerates one wrong letter. Filters can be combined. The `Link` header holds
   * the URL of the next page, and a page may have fewer recipes than `limit` although more follow.
   * It returns summaries: lines and steps are in `GET /recipes/{recipeId}`. Example:
   * `GET /recipes?tab=foyer&q=carottes&limit=20`.
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
   * Lists the recipes that the ingredients at hand make.
   *
   * @remarks For "what can I cook with this": recipes that use one of `ingredientIds` or of the
   * pantry and lack at most three, staples aside, each with its `missingIngredientIds`. Fewer missing come first, then
   * newer ones. The newest 10,000 own, house and public recipes are considered. Quantities are not
   * compared. Example: `GET /recipes/makeable?ingredientIds=5,12`.
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
