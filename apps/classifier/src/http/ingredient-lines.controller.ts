import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { IngredientLinesResponse } from '#domain/detection/contract.js';
import { Classifier } from '../classifier.js';
import { readTexts } from './read-texts.js';

@Controller('v1')
export class IngredientLinesController {
  constructor(private readonly classifier: Classifier) {}

  /** Reads up to 500 ingredient lines of up to 5,000 characters; one result per line, in order. */
  @Post('ingredient-lines')
  @HttpCode(200)
  resolve(@Body() body: unknown): IngredientLinesResponse {
    const { locale, texts } = readTexts(body, 'lines');
    const results = texts.map((line) => this.classifier.resolveLine(locale, line));
    return { version: this.classifier.version, results };
  }
}
