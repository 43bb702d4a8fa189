import { setTimeout } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Controller,
  Get,
  type OnModuleDestroy,
} from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AppError } from '#platform/errors/app-error.js';
import { Config } from '../config.js';
import { Public } from '../session/access.decorators.js';
import { HEALTHY, HealthView } from './health.view.js';
import { ReadinessService } from './readiness.service.js';

@ApiTags('Health')
@Controller('health')
export class HealthController implements OnModuleDestroy, BeforeApplicationShutdown {
  private stopping = false;

  constructor(
    private readonly readiness: ReadinessService,
    private readonly config: Config,
  ) {}

  /** Nest.js calls this when the shutdown begins. */
  onModuleDestroy(): void {
    this.stopping = true;
  }

  /**
   * Nest.js calls this next, and closes the server afterwards. During the delay the load balancer
   * reads the 503 and sends its next requests to another process.
   */
  async beforeApplicationShutdown(): Promise<void> {
    await setTimeout(this.config.drainDelayMs);
  }

  /**
   * 200 while the process is up.
   *
   * @remarks For the platform that restarts the process. Says nothing about the database: that is
   * `GET /health/ready`. Needs no session.
   */
  @Get()
  @Public()
  @ApiOkResponse({ type: HealthView })
  getHealth(): HealthView {
    return HEALTHY;
  }

  /**
   * 200 while the database is reachable, has the schema of this version, and the process is not
   * stopping.
   *
   * @remarks For a load balancer, which sends requests only to a process that answers 200. 503 with
   * code 5030 while the database cannot be reached, lacks something of the schema of this version, or
   * the process stops. Needs no session.
   */
  @Get('ready')
  @Public()
  @ApiOkResponse({ type: HealthView })
  async getReadiness(): Promise<HealthView> {
    const isReady = !this.stopping && (await this.readiness.isReady().catch(() => false));
    if (!isReady) throw new AppError('SERVICE_UNAVAILABLE');
    return HEALTHY;
  }
}
