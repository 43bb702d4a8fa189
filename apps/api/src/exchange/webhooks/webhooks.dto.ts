import { ArrayNotEmpty, ValidateBy } from 'class-validator';
import type { EventKind } from '#domain/events/house-event.js';
import { isWebUrl } from '../../egress/is-web-url.js';
import { ChoiceListField } from '../../http/fields/choice.field.js';
import { FlagField } from '../../http/fields/flag.field.js';
import { TextField } from '../../http/fields/text.field.js';
import { EVENT_KIND } from '../../openapi/enum-schemas.js';

const MAX_URL_LENGTH = 2000;

/** Whether a text is an address of the web without a user and a password. */
function isAddress(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const url = new URL(value);
  return isWebUrl(url) && url.username === '' && url.password === '';
}

export class NewWebhookDto {
  @TextField({
    min: 1,
    max: MAX_URL_LENGTH,
    format: 'uri',
    description: 'An https address of the public internet, without a user and a password.',
    example: 'https://automation.example/popote',
  })
  @ValidateBy(
    { name: 'isAddress', validator: { validate: isAddress } },
    { message: 'must be an https address' },
  )
  url: string;

  @ChoiceListField(EVENT_KIND, { description: 'The events that are delivered. At least one.' })
  @ArrayNotEmpty({ message: 'must not be empty' })
  kinds: EventKind[];
}

export class WebhookChangeDto {
  @FlagField({
    description:
      'Switched on, a webhook begins with a `reset`: events of the time before are not delivered.',
  })
  enabled: boolean;
}
