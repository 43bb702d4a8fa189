import type { FieldOptions } from './field.js';
import { TextField } from './text.field.js';

export function InvitationCodeField(options: FieldOptions = {}) {
  return TextField({
    min: 1,
    max: 80,
    description: 'Case-insensitive.',
    example: 'K7QX-3MPA-9TRD',
    ...options,
  });
}
