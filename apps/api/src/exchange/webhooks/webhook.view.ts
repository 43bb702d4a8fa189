import { ApiProperty } from '@nestjs/swagger';
import type { EventKind } from '#domain/events/house-event.js';
import { EVENT_KIND, WEBHOOK_OUTCOME } from '../../openapi/enum-schemas.js';

/** An attempt to deliver an event. */
export class WebhookAttempt {
  @ApiProperty({
    example: 'msg_3_1204',
    description: 'The header `webhook-id`, the same in each attempt.',
  })
  readonly id: string;

  @ApiProperty({ example: 'planning', description: 'The kind of the event, or `reset`.' })
  readonly type: string;

  @ApiProperty({ format: 'date-time' })
  readonly attemptedAt: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null without a response.' })
  readonly status: number | null;

  @ApiProperty(WEBHOOK_OUTCOME)
  readonly outcome: string;
}

/** An address that receives the events of the house. */
export class WebhookView {
  @ApiProperty({ type: 'integer' })
  readonly id: number;

  @ApiProperty({
    format: 'uri',
    description: 'Without path and query for a token without the scope `write`.',
  })
  readonly url: string;

  @ApiProperty({ ...EVENT_KIND, isArray: true })
  readonly kinds: readonly EventKind[];

  @ApiProperty({ description: 'False: a member, a 410 or a day without success switched it off.' })
  readonly enabled: boolean;

  @ApiProperty({ type: [WebhookAttempt], description: 'The last attempts, newest first.' })
  readonly deliveries: readonly WebhookAttempt[];
}

/** A new webhook. Only this response contains the secret. */
export class NewWebhook extends WebhookView {
  @ApiProperty({
    example: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
    description: 'The key of the signatures, as Standard Webhooks writes it.',
  })
  readonly secret: string;
}
