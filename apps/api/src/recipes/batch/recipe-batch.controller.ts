import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentProfile } from '../../session/current.decorators.js';
import type { Profile } from '../../session/profile.view.js';
import { RecipeBatchDto } from './recipe-batch.dto.js';
import { RecipeBatchService } from './recipe-batch.service.js';
import { RecipeBatchResult } from './recipe-batch.view.js';

@ApiTags('Recipes')
@Controller('recipes/batch')
export class RecipeBatchController {
  constructor(private readonly batches: RecipeBatchService) {}

  /**
   * Changes or deletes several recipes.
   *
   * @remarks Each recipe is changed or refused by itself, with the error that the change alone would
   * have. Deleted recipes go to the trash. It makes no versions. Example:
   * `{ "recipeIds": [1, 2], "addTags": ["hiver"] }`.
   */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: RecipeBatchResult })
  changeRecipes(
    @CurrentProfile() { id }: Profile,
    @Body() batch: RecipeBatchDto,
  ): Promise<RecipeBatchResult> {
    return this.batches.change(id, batch);
  }
}
