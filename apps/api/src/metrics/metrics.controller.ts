import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Internal } from '../session/access.decorators.js';
import { Metrics } from './metrics.js';

const PROMETHEUS_TEXT = 'text/plain; version=0.0.4; charset=utf-8';

@ApiTags('Internal')
@Controller('internal/metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  /** Metrics of this process, in the text format of Prometheus. */
  @Get()
  @Internal()
  @Header('content-type', PROMETHEUS_TEXT)
  @ApiProduces('text/plain')
  @ApiOkResponse({ type: String })
  getMetrics(): Promise<string> {
    return this.metrics.read();
  }
}
