import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type {
  IngredientLinesRequest,
  IngredientLinesResponse,
} from '#domain/detection/contract.js';
import { JsonSchemaPipe } from '#platform/http/json-schema.pipe.js';
import { withSpan } from '#platform/tracing/span.js';
import { Classifier } from '../classifier.js';
import { mapWithoutBlocking } from '../map-without-blocking.js';
import { INGREDIENT_LINES_REQUEST } from './texts.schema.js';

@Controller('v1')
export class IngredientLinesController {
  constructor(private readonly classifier: Classifier) {}

  /** Resolves up to 500 lines of up to 5,000 characters; one result per line, in order. */
  @Post('ingredient-lines')
  @HttpCode(200)
  async resolve(
    @Body(new JsonSchemaPipe(INGREDIENT_LINES_REQUEST)) { locale, lines }: IngredientLinesRequest,
  ): Promise<IngredientLinesResponse> {
    const attributes = { 'popote.locale': locale, 'popote.texts': lines.length };
    const results = await withSpan('resolve ingredient lines', { attributes }, () =>
      mapWithoutBlocking(lines, (line) => this.classifier.resolveLine(locale, line)),
    );
    return { version: this.classifier.version, results };
  }
}
