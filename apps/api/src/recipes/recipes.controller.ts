import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentProfile, CurrentSession } from '../auth/current.decorators.js';
import { SessionInQuery } from '../auth/session-in-query.decorator.js';
import type { SessionClaims } from '../auth/session.js';
import { ApiErrors } from '../errors/api-errors.decorator.js';
import { linkNext } from '../http/next-link.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { Profile } from '../profile/profile.view.js';
import { FavouritesService } from './favourites.service.js';
import { RecipeListDto } from './recipe-list.dto.js';
import { RecipeListService } from './recipe-list.service.js';
import { RecipeDto } from './recipe.dto.js';
import { Recipe, RecipeSummary } from './recipe.view.js';
import { RecipesService } from './recipes.service.js';
import { SuitabilityService } from './suitability.service.js';
import { Suitability } from './suitability.view.js';

/** Recipes arrive from the database as finished JSON. */
const JSON_TEXT = ['content-type', 'application/json; charset=utf-8'] as const;

@ApiTags('Recipes')
@Controller('recipes')
export class RecipesController {
  constructor(
    private readonly recipes: RecipesService,
    private readonly lists: RecipeListService,
    private readonly favourites: FavouritesService,
    private readonly suitabilities: SuitabilityService,
  ) {}

  /** Writes a recipe. The techniques of its steps are detected at once, or owed. */
  @Post()
  @Header(...JSON_TEXT)
  @ApiCreatedResponse({ type: Recipe })
  @ApiErrors(
    'VALIDATION_ERROR',
    'NOT_AUTHENTICATED',
    'HOUSE_NOT_FOUND',
    'DIET_NOT_FOUND',
    'INGREDIENT_NOT_FOUND',
    'UNIT_NOT_FOUND',
  )
  create(@CurrentProfile() author: Profile, @Body() body: RecipeDto): Promise<string> {
    return this.recipes.create(author, body);
  }

  /** Recipes, newest first. When more follow, the `Link` header says where. */
  @Get()
  @SessionInQuery()
  @Header(...JSON_TEXT)
  @ApiOkResponse({
    type: [RecipeSummary],
    headers: {
      Link: { description: 'With rel="next", the next page.', schema: { type: 'string' } },
    },
  })
  @ApiErrors('VALIDATION_ERROR', 'NOT_AUTHENTICATED')
  async list(
    @CurrentSession() session: SessionClaims,
    @Query() query: RecipeListDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { recipes, next } = await this.lists.list(session, query);
    if (next !== null) linkNext(request, reply, next);
    return recipes;
  }

  /** A whole recipe. */
  @Get(':recipeId')
  @SessionInQuery()
  @Header(...JSON_TEXT)
  @ApiOkResponse({ type: Recipe })
  @ApiErrors('VALIDATION_ERROR', 'NOT_AUTHENTICATED', 'RECIPE_NOT_FOUND')
  read(
    @CurrentSession() session: SessionClaims,
    @Param('recipeId', ParseIdPipe) recipeId: number,
  ): Promise<string> {
    return this.recipes.read(session, recipeId);
  }

  /**
   * Overwrites one's recipe. Steps whose text is unchanged keep their techniques; other texts are
   * detected anew, and what people said about them stays where it can still be found.
   */
  @Put(':recipeId')
  @Header(...JSON_TEXT)
  @ApiOkResponse({ type: Recipe })
  @ApiErrors(
    'VALIDATION_ERROR',
    'NOT_AUTHENTICATED',
    'HOUSE_NOT_FOUND',
    'RECIPE_NOT_FOUND',
    'DIET_NOT_FOUND',
    'INGREDIENT_NOT_FOUND',
    'UNIT_NOT_FOUND',
    'STEP_NOT_FOUND',
    'NOT_RECIPE_AUTHOR',
    'RECIPE_ALREADY_IMPORTED',
  )
  update(
    @CurrentProfile() { id }: Profile,
    @Param('recipeId', ParseIdPipe) recipeId: number,
    @Body() body: RecipeDto,
  ): Promise<string> {
    return this.recipes.update(id, recipeId, body);
  }

  /** Deletes one's recipe, with what others keep of it: planning items, favourites, corrections. */
  @Delete(':recipeId')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_ERROR', 'NOT_AUTHENTICATED', 'RECIPE_NOT_FOUND', 'NOT_RECIPE_AUTHOR')
  delete(
    @CurrentProfile() { id }: Profile,
    @Param('recipeId', ParseIdPipe) recipeId: number,
  ): Promise<void> {
    return this.recipes.delete(id, recipeId);
  }

  /** Whether the whole household may eat it, and if not, who should not eat what. */
  @Get(':recipeId/suitability')
  @SessionInQuery()
  @ApiOkResponse({ type: Suitability })
  @ApiErrors('VALIDATION_ERROR', 'NOT_AUTHENTICATED', 'RECIPE_NOT_FOUND')
  suitability(
    @CurrentSession() session: SessionClaims,
    @Param('recipeId', ParseIdPipe) recipeId: number,
  ): Promise<Suitability> {
    return this.suitabilities.judge(session, recipeId);
  }

  /** Marks a recipe as one's favourite. */
  @Post(':recipeId/favorite')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_ERROR', 'NOT_AUTHENTICATED', 'RECIPE_NOT_FOUND')
  mark(
    @CurrentProfile() { id }: Profile,
    @Param('recipeId', ParseIdPipe) recipeId: number,
  ): Promise<void> {
    return this.favourites.mark(id, recipeId);
  }

  /** Takes the mark away. */
  @Delete(':recipeId/favorite')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_ERROR', 'NOT_AUTHENTICATED', 'RECIPE_NOT_FOUND')
  unmark(
    @CurrentProfile() { id }: Profile,
    @Param('recipeId', ParseIdPipe) recipeId: number,
  ): Promise<void> {
    return this.favourites.unmark(id, recipeId);
  }
}
