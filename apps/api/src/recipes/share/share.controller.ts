import { Controller, Delete, HttpCode, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Config } from '../../config.js';
import { IdParam } from '../../http/parse-id.pipe.js';
import { ownAddress } from '../../http/secret-address/secret-address.js';
import { SecretAddress } from '../../http/secret-address/secret-address.view.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { CurrentProfile } from '../../session/current.decorators.js';
import type { Profile } from '../../session/profile.view.js';
import { ShareService } from './share.service.js';

@ApiTags('Recipes')
@Controller('recipes/:recipeId/share')
export class ShareController {
  private readonly trustedProxies: readonly string[];

  constructor(
    private readonly shares: ShareService,
    { trustedProxies }: Config,
  ) {
    this.trustedProxies = trustedProxies;
  }

  /**
   * Publishes a recipe as a page at a secret address.
   *
   * @remarks Author only, whatever the visibility. Anyone who has the `url` can read the page without
   * a session, with its photo and schema.org data; it follows later changes. The only personal data
   * is the first name of the author. The same address is returned while it stands.
   */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: SecretAddress })
  @ApiErrors('RECIPE_NOT_FOUND', 'NOT_RECIPE_AUTHOR')
  async shareRecipe(
    @CurrentProfile() { id }: Profile,
    @IdParam('recipeId') recipeId: number,
    @Req() request: FastifyRequest,
  ): Promise<SecretAddress> {
    const token = await this.shares.share(id, recipeId);
    return { url: ownAddress(request, this.trustedProxies, `/shared/${token}`) };
  }

  /**
   * Ends the address of a shared recipe.
   *
   * @remarks Author only. The address is 404 from then on; a further `POST` creates another. Copies
   * that readers made stay with them.
   */
  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('RECIPE_NOT_FOUND', 'NOT_RECIPE_AUTHOR')
  unshareRecipe(
    @CurrentProfile() { id }: Profile,
    @IdParam('recipeId') recipeId: number,
  ): Promise<void> {
    return this.shares.unshare(id, recipeId);
  }
}
