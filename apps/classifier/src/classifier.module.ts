import { Module } from '@nestjs/common';
import { Registry } from 'prom-client';
import { TraceFlusher } from '#platform/tracing/trace-flusher.js';
import { Classifier, createClassifier } from './classifier.js';
import { measureClassifier } from './measured-classifier.js';
import { TextQueue } from './text-queue.js';
import { TextQueueMetrics } from './text-queue.metrics.js';

/** Provides the classifier to the routes and to the worker. */
@Module({
  providers: [
    {
      provide: Classifier,
      inject: [Registry],
      useFactory: (registry: Registry) => measureClassifier(createClassifier(), registry),
    },
    TextQueue,
    TextQueueMetrics,
    TraceFlusher,
  ],
  exports: [Classifier, TextQueue],
})
export class ClassifierModule {}
