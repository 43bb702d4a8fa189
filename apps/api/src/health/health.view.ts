import { ApiProperty } from '@nestjs/swagger';
import { PACKAGE_VERSION } from '#platform/package-version.js';

export class HealthView {
  @ApiProperty({ enum: ['ok'] })
  readonly status: 'ok';

  /** Of the service. */
  @ApiProperty({ example: '1.0.0' })
  readonly version: string;
}

export const HEALTHY: HealthView = { status: 'ok', version: PACKAGE_VERSION };
