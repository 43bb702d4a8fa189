import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type {
  IngredientLinesRequest,
  IngredientLinesResponse,
} from '#domain/detection/contract.js';
import { connectionSignal } from '#platform/http/connection-signal.js';
import { JsonSchemaPipe } from '#platform/http/json-schema.pipe.js';
import { withSpan } from '#platform/tracing/span.js';
import { Classifier } from '../classifier.js';
import { TextScheduler } from '../text-scheduler.js';
import { INGREDIENT_LINES_REQUEST } from './texts.schema.js';

@Controller('v1')
export class IngredientLinesController {
  constructor(
    private readonly classifier: Classifier,
    private readonly scheduler: TextScheduler,
  ) {}

  /** Resolves up to 500 lines of up to 5,000 characters; one result per line, in order. */
  @Post('ingredient-lines')
  @HttpCode(200)
  async resolve(
    @Body(new JsonSchemaPipe(INGREDIENT_LINES_REQUEST)) { locale, lines }: IngredientLinesRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<IngredientLinesResponse> {
    const attributes = { 'popote.locale': locale, 'popote.texts': lines.length };
    const results = await withSpan('resolve ingredient lines', { attributes }, () =>
      this.scheduler.mapRequest(
        lines,
        (line) => this.classifier.resolveLine(locale, line),
        connectionSignal(reply),
      ),
    );
    return { version: this.classifier.version, results };
  }
}
