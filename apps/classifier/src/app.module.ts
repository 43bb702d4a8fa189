import { Module } from '@nestjs/common';
import { HealthController } from './http/health.controller.js';

/** The whole classifier. */
@Module({ controllers: [HealthController] })
export class AppModule {}
