import { type ArgumentMetadata, Injectable, Param, type PipeTransform } from '@nestjs/common';
import { InvalidRequest } from './fields/validation-error.js';
import { MAX_ID } from './fields/id.fields.js';

/** Parses a path parameter that is an id: decimal digits only, from 1 to {@link MAX_ID}. */
@Injectable()
class ParseIdPipe implements PipeTransform<string, number> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): number {
    const id = /^\d{1,10}$/.test(value) ? Number(value) : 0;
    if (id >= 1 && id <= MAX_ID) return id;
    throw new InvalidRequest([`${data} must be a positive integer`]);
  }
}

/** A path parameter that is an id. */
export const IdParam = (name: string) => Param(name, ParseIdPipe);
