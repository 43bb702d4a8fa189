import path from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../../config.js';
import { UploadFolder } from '../../../http/uploads/upload-folder.js';

/** Exports that clients send. The files of a process that has ended are deleted by the next one. */
@Injectable()
export class HouseUploads extends UploadFolder implements OnModuleInit {
  constructor({ dataDir }: Config) {
    super(path.join(dataDir, 'uploads'));
  }

  async onModuleInit(): Promise<void> {
    for (const file of await this.list()) {
      if (await this.isOld(file)) await this.delete(file);
    }
  }
}
