import { Gauge, Histogram, type Registry } from 'prom-client';
import type { Locale } from '#domain/locale.js';
import type { Classifier } from './classifier.js';

/** Upper bounds of the buckets of one text, in seconds: most texts take less than a millisecond. */
const BUCKETS = [0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1];

/** Measures the time of each text. Its count is the number of texts. */
export function measureClassifier(classifier: Classifier, registry: Registry): Classifier {
  const durations = new Histogram({
    name: 'classifier_text_duration_seconds',
    help: 'Time of one text by kind and locale',
    labelNames: ['kind', 'locale'],
    buckets: BUCKETS,
    registers: [registry],
  });
  new Gauge({
    name: 'detector_info',
    help: '1, with the detector version',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: classifier.version }, 1);

  const measure = <T>(kind: 'step' | 'line', locale: Locale, detect: () => T): T => {
    const startedAt = performance.now();
    const result = detect();
    durations.observe({ kind, locale }, (performance.now() - startedAt) / 1000);
    return result;
  };
  return {
    version: classifier.version,
    process: (locale, text, explained) =>
      measure('step', locale, () => classifier.process(locale, text, explained)),
    resolveLine: (locale, line) =>
      measure('line', locale, () => classifier.resolveLine(locale, line)),
  };
}
