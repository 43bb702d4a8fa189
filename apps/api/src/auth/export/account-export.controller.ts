import { Controller, Get, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { CONTENT_DISPOSITION } from '../../openapi/headers.js';
import { CurrentProfile } from '../../session/current.decorators.js';
import type { Profile } from '../../session/profile.view.js';
import { AccountExportService } from './account-export.service.js';

const ZIP = 'application/zip';

@ApiTags('Authentication and account')
@Controller('auth/me/export')
export class AccountExportController {
  constructor(private readonly exports: AccountExportService) {}

  /**
   * Returns everything that the service holds about the person.
   *
   * @remarks A zip of JSON files and photos with a README, for the person. One export of a person
   * runs at a time, and at most five begin in an hour. To move a house to another server, use
   * `GET /house/current/export`.
   */
  @Get()
  @ApiOkResponse({
    content: { [ZIP]: { schema: { type: 'string', format: 'binary' } } },
    headers: CONTENT_DISPOSITION,
  })
  @ApiErrors('TOO_MANY_REQUESTS')
  async exportAccount(@CurrentProfile() { id }: Profile): Promise<StreamableFile> {
    const zip = await this.exports.open(id);
    return new StreamableFile(zip, {
      type: ZIP,
      disposition: 'attachment; filename="popote-export.zip"',
    });
  }
}
