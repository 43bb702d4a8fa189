import { ApiProperty } from '@nestjs/swagger';

/** An address that needs no session. */
export class SecretAddress {
  @ApiProperty({
    format: 'uri',
    description: 'Everyone who has the address can read it, until it is deleted.',
  })
  readonly url: string;
}
