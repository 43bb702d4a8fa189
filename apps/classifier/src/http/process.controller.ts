import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { ProcessResponse } from '#domain/detection/contract.js';
import { Classifier } from '../classifier.js';
import { readTexts } from './read-texts.js';

@Controller('v1')
export class ProcessController {
  constructor(private readonly classifier: Classifier) {}

  /** Detects in up to 500 texts of up to 5,000 characters; one result per text, in order. */
  @Post('process')
  @HttpCode(200)
  process(@Body() body: unknown): ProcessResponse {
    const { locale, texts } = readTexts(body, 'texts');
    const results = texts.map((text) => this.classifier.process(locale, text));
    return { version: this.classifier.version, results };
  }
}
