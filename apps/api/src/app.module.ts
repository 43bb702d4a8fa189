import { type DynamicModule, Module } from '@nestjs/common';
import { TraceFlusher } from '#platform/tracing/trace-flusher.js';
import { AuthModule } from './auth/auth.module.js';
import { AccountExportModule } from './auth/export/account-export.module.js';
import { RegistryModule } from '#platform/metrics/registry.module.js';
import { ChildProcessModule } from './child-process/child-process.module.js';
import { Config } from './config.js';
import { ConfigModule } from './config.module.js';
import { DatabaseModule } from './database/database.module.js';
import { EventsModule } from './events/events.module.js';
import { CalendarModule } from './exchange/calendar/calendar.module.js';
import { HouseExchangeModule } from './exchange/house/house-exchange.module.js';
import { WebhooksModule } from './exchange/webhooks/webhooks.module.js';
import { HealthController } from './health/health.controller.js';
import { ReadinessService } from './health/readiness.service.js';
import { DocsController } from './docs-pages/docs.controller.js';
import { DependantsModule } from './house/dependants/dependants.module.js';
import { HouseModule } from './house/house.module.js';
import { PantryModule } from './house/pantry/pantry.module.js';
import { ShopsModule } from './house/shops/shops.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { IdempotencyModule } from './idempotency/idempotency.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { PlanningModule } from './planning/planning.module.js';
import { WebAppController } from './web-app/web-app.controller.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { CopiesModule } from './copies/copies.module.js';
import { RequestedDetectionModule } from './detection/requested/requested-detection.module.js';
import { RateLimitModule } from './rate-limit/rate-limit.module.js';
import { ReferenceModule } from './reference/reference.module.js';
import { PhotosModule } from './recipes/photos/photos.module.js';
import { ShareModule } from './recipes/share/share.module.js';
import { RecipesModule } from './recipes/recipes.module.js';
import { SessionModule } from './session/session.module.js';
import { ArchivesModule } from './sources/archives/archives.module.js';
import { SourcesModule } from './sources/sources.module.js';
import { BackfillModule } from './backfill/backfill.module.js';
import { CorrectionsModule } from './corrections/corrections.module.js';

/** The root module of the API. */
@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        RegistryModule,
        ChildProcessModule,
        DatabaseModule,
        JobsModule,
        SessionModule,
        IdempotencyModule,
        AuthModule,
        AccountExportModule,
        ProfileModule,
        HouseModule,
        DependantsModule,
        PantryModule,
        ShopsModule,
        EventsModule,
        CalendarModule,
        HouseExchangeModule,
        WebhooksModule,
        PlanningModule,
        MetricsModule,
        CopiesModule,
        RateLimitModule,
        ReferenceModule,
        RecipesModule,
        PhotosModule,
        ShareModule,
        SourcesModule,
        ArchivesModule,
        BackfillModule,
        CorrectionsModule,
        RequestedDetectionModule,
      ],
      controllers: [DocsController, HealthController, WebAppController],
      providers: [ReadinessService, TraceFlusher],
    };
  }
}
