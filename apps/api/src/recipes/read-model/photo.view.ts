import { ApiProperty } from '@nestjs/swagger';

/** The photo of a recipe. The address of another width ends with this width. */
export class PhotoView {
  @ApiProperty({
    format: 'uri-reference',
    example: '/photos/5c0e7e5a-1d5c-4b0e-9d6c-2f6f3c1b7a10/1600',
    description:
      'Address of the largest photo, relative to the base URL of the API. It changes with the picture.',
  })
  readonly url: string;

  @ApiProperty({ type: 'integer' })
  readonly width: number;

  @ApiProperty({ type: 'integer' })
  readonly height: number;

  @ApiProperty({
    example: 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4…',
    description: 'The photo, 16 pixels wide, to show while it loads: a data URL.',
  })
  readonly placeholder: string;

  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    example: [400, 800, 1600],
    description: 'The widths that `GET /photos/{photo}/{width}` returns, smallest first.',
  })
  readonly widths: readonly number[];
}
