import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../openapi/api-errors.decorator.js';
import { Public } from '../session/access.decorators.js';
import { HealthService } from './health.service.js';
import { HealthView } from './health.view.js';

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

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
    await this.health.requireDatabase();
    return { status: 'ok' };
  }
}
