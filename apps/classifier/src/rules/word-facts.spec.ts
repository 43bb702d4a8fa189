import { languages } from '../../test/pipeline.js';
import { propertiesOf, WORD_TESTS } from './token-tests.js';

it.each(['fr', 'en'] as const)(
  'words with the same properties pass the same tests: %s',
  (locale) => {
    const passed = new Map<string, string>();
    const different = [...languages[locale].vocabulary.bySpelling().values()].filter((word) => {
      const key = propertiesOf(word).join();
      const tests = Object.keys(WORD_TESTS)
        .filter((name) => WORD_TESTS[name]?.(word))
        .join();
      const first = passed.get(key) ?? tests;
      passed.set(key, first);
      return first !== tests;
    });
    expect(different).toEqual([]);
  },
);
