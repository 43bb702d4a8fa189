import { type DynamicModule, Module } from '@nestjs/common';
import { ClassifierModule } from './classifier.module.js';
import type { Config } from './config.js';
import { HealthController } from './http/health.controller.js';
import { IngredientLinesController } from './http/ingredient-lines.controller.js';
import { PageController } from './http/page.controller.js';
import { ProcessController } from './http/process.controller.js';
import { WorkerModule } from './worker/worker.module.js';

/** The root module of the classifier. */
@Module({})
export class AppModule {
  static with({ worker }: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [ClassifierModule, ...(worker === undefined ? [] : [WorkerModule.with(worker)])],
      controllers: [HealthController, IngredientLinesController, PageController, ProcessController],
    };
  }
}
