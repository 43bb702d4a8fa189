import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Database } from '../database/database.js';
import { ApiErrors } from '../openapi/api-errors.decorator.js';
import { Public } from '../session/access.decorators.js';
import { HealthView } from './health.view.js';

const PING = { name: 'ping', text: 'select 1' };

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(private readonly database: Database) {}

  /** 200 while the process is up. */
  @Get()
  @Public()
  @ApiOkResponse({ type: HealthView })
  live(): HealthView {
    return { status: 'ok' };
  }

  /** 200 while the database is reachable. */
  @Get('ready')
  @Public()
  @ApiOkResponse({ type: HealthView })
  @ApiErrors('SERVICE_UNAVAILABLE')
  async ready(): Promise<HealthView> {
    await this.database.read(PING, []);
    return { status: 'ok' };
  }
}
