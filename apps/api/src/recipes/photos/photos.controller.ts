import { Controller, Delete, Get, Header, HttpCode, Put, Res } from '@nestjs/common';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { connectionSignal } from '#platform/http/connection-signal.js';
import { ReturnsRepresentation } from '../../http/conditional/etag.hook.js';
import { JSON_TEXT } from '../../http/json-text.js';
import { IdParam } from '../../http/parse-id.pipe.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { ETAG } from '../../openapi/headers.js';
import { SessionInStatement } from '../../session/access.decorators.js';
import { CurrentProfile, CurrentSession } from '../../session/current.decorators.js';
import type { Profile } from '../../session/profile.view.js';
import type { SessionClaims } from '../../session/session.js';
import { Recipe } from '../read-model/recipe.view.js';
import { PhotoId, PhotoWidth } from './photo-params.js';
import { PhotosService } from './photos.service.js';
import { AcceptsPicture, PictureBody } from './picture-body.decorator.js';

/** Another picture has another address. Only the browser of the viewer may keep it. */
const CACHE_CONTROL = 'private, max-age=31536000, immutable';

@ApiTags('Recipes')
@Controller()
export class PhotosController {
  constructor(private readonly photos: PhotosService) {}

  /**
   * Gives a recipe a photo.
   *
   * @remarks The body is the picture: JPEG, PNG, WebP, HEIC or AVIF, at most 10 MiB and 50
   * megapixels. It replaces the former one and gets a new address. Metadata, such as the place, is
   * not stored. Author only. One picture of a person is processed at a time; repeat after 503.
   */
  @Put('recipes/:recipeId/photo')
  @AcceptsPicture()
  @ReturnsRepresentation()
  @Header(...JSON_TEXT)
  @ApiOkResponse({ type: Recipe, headers: ETAG })
  @ApiErrors('RECIPE_NOT_FOUND', 'NOT_RECIPE_AUTHOR', 'QUOTA_EXCEEDED')
  putRecipePhoto(
    @CurrentProfile() author: Profile,
    @IdParam('recipeId') recipeId: number,
    @PictureBody() picture: Uint8Array,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.photos.replace(author, recipeId, picture, connectionSignal(reply));
  }

  /**
   * Removes the photo of a recipe.
   *
   * @remarks Author only. Copies of the recipe keep their photo.
   */
  @Delete('recipes/:recipeId/photo')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('RECIPE_NOT_FOUND', 'NOT_RECIPE_AUTHOR')
  deleteRecipePhoto(
    @CurrentProfile() { id }: Profile,
    @IdParam('recipeId') recipeId: number,
  ): Promise<void> {
    return this.photos.remove(id, recipeId);
  }

  /**
   * Returns a photo, for viewers of its recipe.
   *
   * @remarks `url` of a recipe's `photo` leads here; replace the width by one of `widths`. It
   * follows the rights of the recipe and needs the session, so that an `img` on another site shows
   * nothing. A photo never changes: keep it for ever.
   */
  @Get('photos/:photo/:width')
  @SessionInStatement()
  @ApiParam({ name: 'photo', schema: { type: 'string', format: 'uuid' } })
  @ApiParam({ name: 'width', type: 'integer', description: 'One of the `widths` of the photo.' })
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors('PHOTO_NOT_FOUND')
  async getPhoto(
    @CurrentSession() session: SessionClaims,
    @PhotoId() photoId: string,
    @PhotoWidth() width: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    const bytes = await this.photos.read(session, photoId, width);
    void reply.headers({ 'content-type': 'image/webp', 'cache-control': CACHE_CONTROL });
    return bytes;
  }
}
