import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Registry } from 'prom-client';
import { Internal } from '../session/access.decorators.js';

@ApiTags('Internal')
@Controller('internal/metrics')
export class MetricsController {
  constructor(private readonly registry: Registry) {}

  /**
   * Metrics of this process, in the text format of Prometheus.
   *
   * @remarks For Prometheus. Each process counts its own: scrape all of them. `docs/metrics.md`
   * lists the metrics.
   */
  @Get()
  @Internal()
  @Header('content-type', Registry.PROMETHEUS_CONTENT_TYPE)
  @ApiProduces('text/plain')
  @ApiOkResponse({ type: String })
  getMetrics(): Promise<string> {
    return this.registry.metrics();
  }
}
