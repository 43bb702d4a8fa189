import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ProcessRequest, ProcessResponse } from '#domain/detection/contract.js';
import { connectionSignal } from '#platform/http/connection-signal.js';
import { JsonSchemaPipe } from '#platform/http/json-schema.pipe.js';
import { withSpan } from '#platform/tracing/span.js';
import { Classifier } from '../classifier.js';
import { TextScheduler } from '../text-scheduler.js';
import { PROCESS_REQUEST } from './texts.schema.js';

@Controller('v1')
export class ProcessController {
  constructor(
    private readonly classifier: Classifier,
    private readonly scheduler: TextScheduler,
  ) {}

  /**
   * Detects techniques, ingredients and utensils in up to 500 texts of up to 5,000 characters; one
   * result per text, in order.
   */
  @Post('process')
  @HttpCode(200)
  async process(
    @Body(new JsonSchemaPipe(PROCESS_REQUEST)) { locale, texts, explain }: ProcessRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProcessResponse> {
    const attributes = { 'popote.locale': locale, 'popote.texts': texts.length };
    const results = await withSpan('detect', { attributes }, () =>
      this.scheduler.mapRequest(
        texts,
        (text) => this.classifier.process(locale, text, explain === true),
        connectionSignal(reply),
      ),
    );
    return { version: this.classifier.version, results };
  }
}
