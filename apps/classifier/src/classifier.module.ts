import { Module } from '@nestjs/common';
import { Registry } from 'prom-client';
import { TraceFlusher } from '#platform/tracing/trace-flusher.js';
import { Classifier, createClassifier } from './classifier.js';
import { measureClassifier } from './measured-classifier.js';
import { TextScheduler } from './text-scheduler.js';
import { TextSchedulerMetrics } from './text-scheduler.metrics.js';

/** Provides the classifier to the routes and to the worker. */
@Module({
  providers: [
    {
      provide: Classifier,
      inject: [Registry],
      useFactory: (registry: Registry) => measureClassifier(createClassifier(), registry),
    },
    TextScheduler,
    TextSchedulerMetrics,
    TraceFlusher,
  ],
  exports: [Classifier, TextScheduler],
})
export class ClassifierModule {}
