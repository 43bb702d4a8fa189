import { Module } from '@nestjs/common';
import { TechStepsModule } from '../tech-steps/tech-steps.module.js';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';

@Module({ imports: [TechStepsModule], controllers: [MetricsController], providers: [Metrics] })
export class MetricsModule {}
