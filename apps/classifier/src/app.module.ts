import { Module } from '@nestjs/common';
import { Classifier, createClassifier } from './classifier.js';
import { HealthController } from './http/health.controller.js';
import { PageController } from './http/page.controller.js';
import { ProcessController } from './http/process.controller.js';

/** The whole classifier. */
@Module({
  controllers: [HealthController, PageController, ProcessController],
  providers: [{ provide: Classifier, useFactory: createClassifier }],
})
export class AppModule {}
