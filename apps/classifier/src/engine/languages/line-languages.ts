import type { Locale } from '#domain/locale.js';
import type { LineLanguage } from '../language/line-language.js';
import { INGREDIENT_LINES_EN } from './en/ingredient-lines.js';
import { INGREDIENT_LINES_FR } from './fr/ingredient-lines.js';

export const LINE_LANGUAGES: Readonly<Record<Locale, LineLanguage>> = {
  fr: INGREDIENT_LINES_FR,
  en: INGREDIENT_LINES_EN,
};
