import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnswersLate } from '../../http/answers-late.decorator.js';
import { LargeBody } from '../../http/body-limit.js';
import { ReturnsRepresentation } from '../../http/conditional/etag.hook.js';
import { JSON_TEXT } from '../../http/json-text.js';
import { NextLink } from '../../http/next-link.js';
import { IdParam } from '../../http/parse-id.pipe.js';
import { AcceptsUpload, type ReceiveUpload, Upload } from '../../http/uploads/upload.decorators.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { ETAG, NEXT_PAGE } from '../../openapi/headers.js';
import { RecipeBody } from '../../recipes/write/image-url.pipe.js';
import { RecipeDto } from '../../recipes/write/recipe.dto.js';
import { Recipe } from '../../recipes/read-model/recipe.view.js';
import { CurrentProfile } from '../../session/current.decorators.js';
import type { Profile } from '../../session/profile.view.js';
import { ArchiveImportService } from './archive-import.service.js';
import { ArchiveImportDto, ArchivePageDto } from './archives.dto.js';
import { ArchivesService } from './archives.service.js';
import { Archive, ImportedDrafts, UploadedArchive } from './archives.view.js';

@ApiTags('Archives')
@Controller('archives')
export class ArchivesController {
  constructor(
    private readonly archives: ArchivesService,
    private readonly imports: ArchiveImportService,
    private readonly nextLink: NextLink,
  ) {}

  /**
   * Uploads what another application exports.
   *
   * @remarks A multipart upload of at most 200 MiB in the field `file`, from Mealie, Tandoor,
   * Paprika, RecipeSage, Nextcloud Cookbook, Cooklang, CopyMeThat, or any file of schema.org
   * recipes. The content decides on the format. It is read after the response: follow it with
   * `GET /archives/{archiveId}`. Nothing is imported yet.
   */
  @Post()
  @HttpCode(202)
  @AcceptsUpload()
  @ApiAcceptedResponse({ type: UploadedArchive })
  @ApiErrors('QUOTA_EXCEEDED', 'TOO_MANY_REQUESTS')
  uploadArchive(
    @CurrentProfile() profile: Profile,
    @Upload() receive: ReceiveUpload,
  ): Promise<UploadedArchive> {
    return this.archives.upload(profile, receive);
  }

  /**
   * Returns how far an archive is read, and a page of its drafts.
   *
   * @remarks Ask again until `state` is `READ` or `FAILED`. Drafts that are `ready` need nothing
   * from the person. The `Link` header holds the URL of the next page. An archive is kept for 30
   * days.
   */
  @Get(':archiveId')
  @ApiOkResponse({ type: Archive, headers: NEXT_PAGE })
  @ApiErrors('ARCHIVE_NOT_FOUND')
  async getArchive(
    @CurrentProfile() { id }: Profile,
    @IdParam('archiveId') archiveId: number,
    @Query() { cursor }: ArchivePageDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Archive> {
    const { archive, next } = await this.archives.read(id, archiveId, cursor);
    if (next !== null) this.nextLink.add(request, reply, next);
    return archive;
  }

  /**
   * Deletes an archive and its drafts.
   *
   * @remarks For an upload that is not needed any more, also while it is read. Imported recipes stay.
   */
  @Delete(':archiveId')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('ARCHIVE_NOT_FOUND')
  deleteArchive(
    @CurrentProfile() { id }: Profile,
    @IdParam('archiveId') archiveId: number,
  ): Promise<void> {
    return this.archives.delete(id, archiveId);
  }

  /**
   * Imports drafts of an archive as they are.
   *
   * @remarks `ready: true` imports all that need nothing from the person, `draftIds` those that are
   * named. They become HOUSE recipes, or PERSONAL ones without a house. A content is imported once,
   * also when it is uploaded again: such drafts are left out. When the connection is lost, a
   * repetition continues.
   */
  @Post(':archiveId/import')
  @HttpCode(200)
  @LargeBody()
  @AnswersLate()
  @ApiOkResponse({ type: ImportedDrafts })
  @ApiErrors('ARCHIVE_NOT_FOUND', 'QUOTA_EXCEEDED')
  async importDrafts(
    @CurrentProfile() author: Profile,
    @IdParam('archiveId') archiveId: number,
    @Body() body: ArchiveImportDto,
  ): Promise<ImportedDrafts> {
    return { imported: await this.imports.import(author, archiveId, body) };
  }

  /**
   * Imports a draft that the person has completed.
   *
   * @remarks The body is the recipe, as in `POST /recipes`. For drafts that are not `ready`. A
   * draft is imported once: a repetition returns an error and creates nothing.
   */
  @Post(':archiveId/import/:draftId')
  @LargeBody()
  @ReturnsRepresentation()
  @Header(...JSON_TEXT)
  @ApiCreatedResponse({ type: Recipe, headers: ETAG })
  @ApiErrors(
    'ARCHIVE_NOT_FOUND',
    'HOUSE_NOT_FOUND',
    'DIET_NOT_FOUND',
    'INGREDIENT_NOT_FOUND',
    'UNIT_NOT_FOUND',
    'RECIPE_NOT_FOUND',
    'RECIPE_CIRCLE',
    'RECIPE_ALREADY_IMPORTED',
    'QUOTA_EXCEEDED',
  )
  importDraft(
    @CurrentProfile() author: Profile,
    @IdParam('archiveId') archiveId: number,
    @IdParam('draftId') draftId: number,
    @RecipeBody() body: RecipeDto,
  ): Promise<string> {
    return this.imports.importOne(author, archiveId, draftId, body);
  }
}
