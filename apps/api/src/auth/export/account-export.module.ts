import { Module } from '@nestjs/common';
import { PhotosModule } from '../../recipes/photos/photos.module.js';
import { AccountExportController } from './account-export.controller.js';
import { AccountExportService } from './account-export.service.js';

/** A person's copy of what the service holds about them. */
@Module({
  imports: [PhotosModule],
  controllers: [AccountExportController],
  providers: [AccountExportService],
})
export class AccountExportModule {}
