import { Controller, Get, Header, Headers } from '@nestjs/common';
import { Registry } from 'prom-client';
import { BearerSecret } from '#platform/http/bearer-secret.js';

@Controller('internal/metrics')
export class MetricsController {
  constructor(
    private readonly registry: Registry,
    private readonly secret: BearerSecret,
  ) {}

  /**
   * Metrics of this process, in the text format of Prometheus.
   *
   * @throws NOT_AUTHENTICATED without the internal secret
   */
  @Get()
  @Header('content-type', Registry.PROMETHEUS_CONTENT_TYPE)
  getMetrics(@Headers('authorization') authorization?: string): Promise<string> {
    this.secret.require(authorization);
    return this.registry.metrics();
  }
}
