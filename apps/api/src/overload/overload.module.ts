import { Global, Module } from '@nestjs/common';
import { OverloadMetrics } from './overload.metrics.js';

/** What the process refuses while it is overloaded. */
@Global()
@Module({ providers: [OverloadMetrics], exports: [OverloadMetrics] })
export class OverloadModule {}
