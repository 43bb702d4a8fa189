import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../config.js';
import { UploadFolder } from '../../../http/uploads/upload-folder.js';

/** Exports that clients send. */
@Injectable()
export class HouseUploads extends UploadFolder {
  constructor({ dataDir }: Config) {
    super(path.join(dataDir, 'uploads'));
  }
}
