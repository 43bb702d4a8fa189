import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';
import { UploadFolder } from '../../http/uploads/upload-folder.js';

/** The files of archives that this process reads. */
@Injectable()
export class ArchiveUploads extends UploadFolder {
  constructor({ dataDir }: Config) {
    super(path.join(dataDir, 'archives'));
  }
}
