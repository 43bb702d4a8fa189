import { ApiProperty } from '@nestjs/swagger';

/** The same for every email, whether it has an account or not. */
export class PasswordResetView {
  @ApiProperty({
    description:
      'Whether the service sends mail. If not, its operator creates a link: `npm run account -- reset-link <email>`.',
  })
  readonly mail: boolean;
}

export class ConfirmedEmailView {
  @ApiProperty({ example: 'camille@example.org', description: 'The new email of the account.' })
  readonly email: string;
}
