import { Controller, Get, HttpCode, Post, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AnswersLate } from '../../http/answers-late.decorator.js';
import { AcceptsUpload, type ReceiveUpload, Upload } from '../../http/uploads/upload.decorators.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { CONTENT_DISPOSITION } from '../../openapi/headers.js';
import { CurrentProfile } from '../../session/current.decorators.js';
import type { Profile } from '../../session/profile.view.js';
import { HouseExportService } from './export/house-export.service.js';
import { HouseImport } from './house-import.view.js';
import { HouseImportService } from './import/house-import.service.js';
import { ImportRuns } from './import/import-runs.service.js';

const ZIP = 'application/zip';

@ApiTags('House')
@Controller('house/current')
export class HouseExchangeController {
  constructor(
    private readonly exports: HouseExportService,
    private readonly imports: HouseImportService,
    private readonly runs: ImportRuns,
  ) {}

  /**
   * Returns the house as a zip, which another house can import.
   *
   * @remarks Recipes, photos, plans, lists, dependants and settings. Contains HOUSE recipes and
   * those of plans that the person may read, not the PERSONAL ones of others. One export of a
   * person runs at a time, and at most five begin in an hour. For everything about one person, use
   * `GET /auth/me/export`.
   */
  @Get('export')
  @ApiOkResponse({
    content: { [ZIP]: { schema: { type: 'string', format: 'binary' } } },
    headers: CONTENT_DISPOSITION,
  })
  @ApiErrors('HOUSE_NOT_FOUND', 'TOO_MANY_REQUESTS')
  async exportHouse(@CurrentProfile() member: Profile): Promise<StreamableFile> {
    const disposition = 'attachment; filename="popote-house.zip"';
    return new StreamableFile(await this.exports.open(member), { type: ZIP, disposition });
  }

  /**
   * Adds an export of a house to the house of the viewer.
   *
   * @remarks A multipart upload of at most 200 MiB in the field `file`. The viewer becomes the
   * author of its recipes. What the house has already is not added again, so that an import can be
   * repeated; it goes on when the connection is lost, and is 429 until it has ended. Photos follow
   * after the response. Of a large import, techniques too. Exports of other applications go to
   * `POST /archives`.
   */
  @Post('import')
  @HttpCode(200)
  @AcceptsUpload()
  @AnswersLate()
  @ApiOkResponse({ type: HouseImport })
  @ApiErrors('HOUSE_NOT_FOUND', 'QUOTA_EXCEEDED', 'TOO_MANY_REQUESTS')
  importHouse(
    @CurrentProfile() member: Profile,
    @Upload() receive: ReceiveUpload,
  ): Promise<HouseImport> {
    return this.runs.run(member, receive, (path) => this.imports.import(member, path));
  }
}
