import { Readable } from 'node:stream';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { ApiErrors } from '../openapi/api-errors.decorator.js';
import { Internal } from '../session/access.decorators.js';
import { CorrectionExportQuery } from './correction-export.dto.js';
import { CorrectionExportService } from './correction-export.service.js';
import { ExportedCorrectionView } from './correction-export.view.js';

const NDJSON = 'application/x-ndjson';

@ApiTags('Internal')
@ApiExtraModels(ExportedCorrectionView)
@Controller('internal/tech-steps/corrections')
@Internal()
export class CorrectionExportController {
  constructor(private readonly corrections: CorrectionExportService) {}

  /** Every correction as a line of JSON, oldest first: material for the lexicon. */
  @Get()
  @ApiOkResponse({
    content: { [NDJSON]: { schema: { $ref: getSchemaPath(ExportedCorrectionView) } } },
  })
  @ApiErrors('VALIDATION_ERROR')
  async export(@Query() { after }: CorrectionExportQuery): Promise<StreamableFile> {
    const lines = await this.corrections.lines(after ?? 0);
    return new StreamableFile(Readable.from(lines), { type: NDJSON });
  }
}
