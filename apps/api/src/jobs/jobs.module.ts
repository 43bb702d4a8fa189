import { Global, Module } from '@nestjs/common';
import { Jobs } from './jobs.service.js';

/** What runs in the background. */
@Global()
@Module({ providers: [Jobs], exports: [Jobs] })
export class JobsModule {}
