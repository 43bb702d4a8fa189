import { ApiProperty } from '@nestjs/swagger';
import type { TokenScope } from '#domain/session/token-scope.js';
import { TOKEN_SCOPE } from '../../openapi/enum-schemas.js';

/** An access token of the viewer, for a program. */
export class AccessTokenView {
  @ApiProperty({ type: 'integer' })
  readonly id: number;

  @ApiProperty({ example: 'Kitchen display' })
  readonly name: string;

  @ApiProperty({ ...TOKEN_SCOPE, isArray: true })
  readonly scopes: readonly TokenScope[];

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The last day on which the token is valid, in UTC. Null: it does not expire.',
  })
  readonly expiresOn: string | null;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The day of the last successful request, in UTC. Null: it was not used yet.',
  })
  readonly lastUsedOn: string | null;
}

/** A new access token. Only this response contains the secret. */
export class NewAccessToken extends AccessTokenView {
  @ApiProperty({ example: 'ppt_PPgB0tXAmVUKiBLEyRnfoOrqMWRbVJZbLBEj0pGWpMo' })
  readonly token: string;
}
