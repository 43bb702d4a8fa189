import { type DynamicModule, Module } from '@nestjs/common';
import { BearerSecret } from '#platform/http/bearer-secret.js';
import { RegistryModule } from '#platform/metrics/registry.module.js';
import { ClassifierModule } from './classifier.module.js';
import type { Config } from './config.js';
import { HealthController } from './http/health.controller.js';
import { IngredientLinesController } from './http/ingredient-lines.controller.js';
import { MetricsController } from './http/metrics.controller.js';
import { ProcessController } from './http/process.controller.js';
import { WorkerModule } from './worker/worker.module.js';

/** Routes of every process, and those of the classifier. */
const OPERATION = [HealthController, MetricsController];
const DETECTION = [IngredientLinesController, ProcessController];

/** The root module of the classifier, with or without the worker, and of the worker alone. */
@Module({})
export class AppModule {
  static with({ worker, internalSecrets }: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        RegistryModule,
        ClassifierModule,
        ...(worker === undefined ? [] : [WorkerModule.with(worker)]),
      ],
      controllers: worker?.alone ? OPERATION : [...OPERATION, ...DETECTION],
      providers: [{ provide: BearerSecret, useValue: new BearerSecret(internalSecrets) }],
    };
  }
}
