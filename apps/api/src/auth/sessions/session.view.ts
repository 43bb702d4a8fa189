import { ApiProperty } from '@nestjs/swagger';

/** A session of the viewer: one sign-in of a browser or an app. */
export class SessionView {
  @ApiProperty({ type: 'integer' })
  readonly id: number;

  @ApiProperty({
    format: 'date-time',
    description: 'The sign-in. The session ends 180 days later.',
  })
  readonly createdAt: string;

  @ApiProperty({ format: 'date-time', description: 'Up to a day before the last request.' })
  readonly lastUsedAt: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The header `User-Agent` at sign-in, at most 256 characters.',
  })
  readonly userAgent: string | null;

  @ApiProperty({ description: 'Whether it is the session of this request.' })
  readonly current: boolean;
}
