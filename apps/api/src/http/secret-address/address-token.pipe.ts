import { Injectable, Param, type PipeTransform } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';

const ADDRESS = /^([\w-]+)(?:\.ics)?$/;

/** Answers a malformed token like an unknown one: PostgreSQL cannot compare a text with NUL. */
@Injectable()
class AddressTokenPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    const token = ADDRESS.exec(value)?.[1];
    if (token === undefined) throw new AppError('NOT_FOUND');
    return token;
  }
}

/** A path parameter that is the token of a secret address, with or without the extension of a calendar. */
export const AddressToken = (name: string) => Param(name, AddressTokenPipe);
