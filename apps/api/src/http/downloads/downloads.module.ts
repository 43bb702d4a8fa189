import { Global, Module } from '@nestjs/common';
import { ExportRuns } from './export-runs.service.js';

/** What the exports of accounts and houses have in common. */
@Global()
@Module({ providers: [ExportRuns], exports: [ExportRuns] })
export class DownloadsModule {}
