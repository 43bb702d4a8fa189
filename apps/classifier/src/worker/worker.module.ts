import { type DynamicModule, Module } from '@nestjs/common';
import { ClassifierModule } from '../classifier.module.js';
import type { WorkerConfig } from '../config.js';
import { InternalApiClient } from '#internal-api/internal-api.client.js';
import { StepDetector } from './step-detector.js';
import { WorkerController } from './worker.controller.js';
import { Worker } from './worker.js';

/** Catches up, in the background, with the steps that detection is owed to. */
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
      ],
    };
  }
}
