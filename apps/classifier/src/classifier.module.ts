import { Module } from '@nestjs/common';
import { Classifier, createClassifier } from './classifier.js';

/** The one classifier of the process, for its routes and for its worker. */
@Module({
  providers: [{ provide: Classifier, useFactory: createClassifier }],
  exports: [Classifier],
})
export class ClassifierModule {}
