import { Module } from '@nestjs/common';
import { BackfillModule } from '../backfill/backfill.module.js';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';

@Module({ imports: [BackfillModule], controllers: [MetricsController], providers: [Metrics] })
export class MetricsModule {}
