import { Injectable, Param, type PipeTransform } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const WIDTH = /^[1-9]\d{0,3}$/;

/** Answers a malformed id like an unknown one. */
@Injectable()
class PhotoIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!UUID.test(value)) throw new AppError('PHOTO_NOT_FOUND');
    return value;
  }
}

@Injectable()
class PhotoWidthPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!WIDTH.test(value)) throw new AppError('PHOTO_NOT_FOUND');
    return Number(value);
  }
}

/** Path parameters of a photo. */
export const PhotoId = () => Param('photo', PhotoIdPipe);
export const PhotoWidth = () => Param('width', PhotoWidthPipe);
