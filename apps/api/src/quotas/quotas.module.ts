import { Global, Module } from '@nestjs/common';
import { TextQuotaRepository } from './text-quota.repository.js';

/** Quotas that several features share. */
@Global()
@Module({ providers: [TextQuotaRepository], exports: [TextQuotaRepository] })
export class QuotasModule {}
