import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';
import { isCalendarDate } from '#domain/planning/week.js';
import type { FieldOptions } from './text.field.js';

/** A day of the calendar. */
export function DateField({ optional, ...doc }: FieldOptions = {}) {
  return applyDecorators(
    ApiProperty({
      example: '2026-07-06',
      ...doc,
      type: String,
      format: 'date',
      ...(optional ? { required: false, nullable: true } : {}),
    }),
    ...(optional ? [IsOptional()] : []),
    ValidateBy(
      {
        name: 'isCalendarDate',
        validator: { validate: (value) => typeof value === 'string' && isCalendarDate(value) },
      },
      { message: '$property must be a date of the years 1970 to 2999 as YYYY-MM-DD' },
    ),
  );
}
