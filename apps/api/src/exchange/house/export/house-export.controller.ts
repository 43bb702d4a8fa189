import { Controller, Get, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../openapi/api-errors.decorator.js';
import { CONTENT_DISPOSITION } from '../../../openapi/headers.js';
import { CurrentProfile } from '../../../session/current.decorators.js';
import type { Profile } from '../../../session/profile.view.js';
import { HouseExportService } from './house-export.service.js';

const ZIP = 'application/zip';

@ApiTags('House')
@Controller('house/current/export')
export class HouseExportController {
  constructor(private readonly exports: HouseExportService) {}

  /**
   * Returns the house as a zip, which another house can import.
   *
   * @remarks Recipes, photos, plans, lists, dependants and settings. Contains HOUSE recipes and
   * those of plans that the person may read, not the PERSONAL ones of others. One export of a
   * person runs at a time, and at most five begin in an hour. For everything about one person, use
   * `GET /auth/me/export`.
   */
  @Get()
  @ApiOkResponse({
    content: { [ZIP]: { schema: { type: 'string', format: 'binary' } } },
    headers: CONTENT_DISPOSITION,
  })
  @ApiErrors('HOUSE_NOT_FOUND', 'TOO_MANY_REQUESTS')
  async exportHouse(@CurrentProfile() member: Profile): Promise<StreamableFile> {
    const zip = await this.exports.open(member);
    return new StreamableFile(zip, {
      type: ZIP,
      disposition: 'attachment; filename="popote-house.zip"',
    });
  }
}
