import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AnswersLate } from '../../../http/answers-late.decorator.js';
import {
  AcceptsUpload,
  type ReceiveUpload,
  Upload,
} from '../../../http/uploads/upload.decorators.js';
import { ApiErrors } from '../../../openapi/api-errors.decorator.js';
import { CurrentProfile } from '../../../session/current.decorators.js';
import type { Profile } from '../../../session/profile.view.js';
import { HouseImportService } from './house-import.service.js';
import { HouseImport } from './house-import.view.js';
import { ImportRuns } from './import-runs.service.js';

@ApiTags('House')
@Controller('house/current/import')
export class HouseImportController {
  constructor(
    private readonly imports: HouseImportService,
    private readonly runs: ImportRuns,
  ) {}

  /**
   * Adds an export of a house to the house of the viewer.
   *
   * @remarks A multipart upload of at most 200 MiB in the field `file`. The viewer becomes the
   * author of its recipes. What the house has already is not added again, so that an import can be
   * repeated; it goes on when the connection is lost, and is 429 until it has ended. Photos follow
   * after the response. Of a large import, techniques too. Exports of other applications go to
   * `POST /archives`.
   */
  @Post()
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
