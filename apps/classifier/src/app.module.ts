import { Module } from '@nestjs/common';
import { HealthController } from './http/health.controller.js';
import { PageController } from './http/page.controller.js';

/** The whole classifier. */
@Module({ controllers: [HealthController, PageController] })
export class AppModule {}
