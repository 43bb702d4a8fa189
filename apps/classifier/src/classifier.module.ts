import { Module } from '@nestjs/common';
import { TraceFlusher } from '#platform/tracing/trace-flusher.js';
import { Classifier, createClassifier } from './classifier.js';

/** Provides the classifier to the routes and to the worker. */
@Module({
  providers: [{ provide: Classifier, useFactory: createClassifier }, TraceFlusher],
  exports: [Classifier],
})
export class ClassifierModule {}
