import { ApiProperty } from '@nestjs/swagger';
import { ERRORS } from '#platform/errors/error-catalogue.js';

/** The body of every error. */
export class ErrorView {
  @ApiProperty({ type: 'integer', enum: Object.values(ERRORS).map(({ code }) => code) })
  readonly code: number;

  @ApiProperty({ description: 'In English, for developers.' })
  readonly message: string;
}
