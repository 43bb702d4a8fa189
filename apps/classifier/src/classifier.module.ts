import { Module } from '@nestjs/common';
import { Classifier, createClassifier } from './classifier.js';

/** Provides the classifier to the routes and to the worker. */
@Module({
  providers: [{ provide: Classifier, useFactory: createClassifier }],
  exports: [Classifier],
})
export class ClassifierModule {}
