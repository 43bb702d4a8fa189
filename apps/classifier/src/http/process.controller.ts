import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { ProcessRequest, ProcessResponse } from '#domain/detection/contract.js';
import { JsonSchemaPipe } from '#platform/http/json-schema.pipe.js';
import { Classifier } from '../classifier.js';
import { textsSchema } from './texts.schema.js';

@Controller('v1')
export class ProcessController {
  constructor(private readonly classifier: Classifier) {}

  /** Detects techniques, ingredients and utensils in each text; one result per text, in order. */
  @Post('process')
  @HttpCode(200)
  process(
    @Body(new JsonSchemaPipe(textsSchema('texts'))) { locale, texts }: ProcessRequest,
  ): ProcessResponse {
    const results = texts.map((text) => this.classifier.process(locale, text));
    return { version: this.classifier.version, results };
  }
}
