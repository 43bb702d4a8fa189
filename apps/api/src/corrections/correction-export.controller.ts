import { Readable } from 'node:stream';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { Internal } from '../session/access.decorators.js';
import { CorrectionExportQuery } from './corrections.dto.js';
import { CorrectionsService } from './corrections.service.js';
import { ExportedCorrectionView } from './corrections.view.js';

const NDJSON = 'application/x-ndjson';

@ApiTags('Internal')
@ApiExtraModels(ExportedCorrectionView)
@Controller('internal/tech-steps/corrections')
export class CorrectionExportController {
  constructor(private readonly corrections: CorrectionsService) {}

  /**
   * Exports every correction as a line of JSON, oldest first.
   *
   * @remarks For those who improve the engine, with `npm run corrections:report`. It contains texts
   * of recipes: handle it as personal data. Corrections that readers removed are not exported: a
   * rejected correction is no example.
   */
  @Get()
  @Internal()
  @ApiOkResponse({
    content: { [NDJSON]: { schema: { $ref: getSchemaPath(ExportedCorrectionView) } } },
  })
  async exportCorrections(@Query() { after }: CorrectionExportQuery): Promise<StreamableFile> {
    const lines = await this.corrections.exportLines(after ?? 0);
    return new StreamableFile(Readable.from(lines), { type: NDJSON });
  }
}
