import { type DynamicModule, Module } from '@nestjs/common';
import { ClassifierModule } from '../classifier.module.js';
import type { WorkerConfig } from '../config.js';
import { InternalApiClient } from '#internal-api/internal-api.client.js';
import { StepDetector } from './step-detector.js';
import { WorkerController } from './worker.controller.js';
import { Worker } from './worker.js';
import { WorkerMetrics } from './worker.metrics.js';

/** Runs detection for pending steps in the background. */
@Module({})
export class WorkerModule {
  static with(config: WorkerConfig): DynamicModule {
    return {
      module: WorkerModule,
      imports: [ClassifierModule],
      controllers: [WorkerController],
      providers: [
        { provide: InternalApiClient, useFactory: () => new InternalApiClient(config) },
        StepDetector,
        Worker,
        WorkerMetrics,
      ],
    };
  }
}
