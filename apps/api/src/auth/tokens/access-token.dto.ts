import { ArrayNotEmpty } from 'class-validator';
import type { TokenScope } from '#domain/session/token-scope.js';
import { ChoiceListField } from '../../http/fields/choice.field.js';
import { DateField } from '../../http/fields/date.field.js';
import { TextField } from '../../http/fields/text.field.js';
import { TOKEN_SCOPE } from '../../openapi/enum-schemas.js';

export class NewAccessTokenDto {
  @TextField({ min: 1, max: 80, example: 'Kitchen display' })
  name: string;

  @ChoiceListField(TOKEN_SCOPE, { description: 'At least one.' })
  @ArrayNotEmpty({ message: 'must not be empty' })
  scopes: TokenScope[];

  @DateField({
    optional: true,
    description: 'The last day on which the token is valid, in UTC. Null: it does not expire.',
  })
  expiresOn?: string | null;
}
