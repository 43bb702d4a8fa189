import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { connectionSignal } from '#platform/http/connection-signal.js';
import { AcceptsUpload } from '../../../http/upload/upload.decorator.js';
import { UploadedFiles } from '../../../http/upload/uploaded-files.service.js';
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
    private readonly uploads: UploadedFiles,
  ) {}

  /**
   * Adds an export of a house to the house of the viewer, who becomes the author of its recipes. What the
   * house has already is not added again, so that an import can be repeated.
   */
  @Post()
  @HttpCode(200)
  @AcceptsUpload('An export of a house. At most 200 MiB.')
  @ApiOkResponse({ type: HouseImport })
  @ApiErrors('HOUSE_NOT_FOUND', 'QUOTA_EXCEEDED', 'TOO_MANY_REQUESTS')
  importHouse(
    @CurrentProfile() member: Profile,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HouseImport> {
    const signal = connectionSignal(reply);
    return this.runs.run(member, () =>
      this.uploads.receive(request, (path) => this.imports.import(member, path, signal)),
    );
  }
}
