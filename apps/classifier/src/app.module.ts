import { Module } from '@nestjs/common';
import { Classifier, createClassifier } from './classifier.js';
import { IngredientLinesController } from './http/ingredient-lines.controller.js';
import { HealthController } from './http/health.controller.js';
import { PageController } from './http/page.controller.js';
import { ProcessController } from './http/process.controller.js';

/** The whole classifier. */
@Module({
  controllers: [HealthController, IngredientLinesController, PageController, ProcessController],
  providers: [{ provide: Classifier, useFactory: createClassifier }],
})
export class AppModule {}
