import { Module } from '@nestjs/common';
import { PreferencesController } from './preferences.controller.js';
import { PreferencesRepository } from './preferences.repository.js';
import { PreferencesService } from './preferences.service.js';
import { ProfileRepository } from './profile.repository.js';

/** Profiles, and what a person eats. */
@Module({
  controllers: [PreferencesController],
  providers: [PreferencesRepository, PreferencesService, ProfileRepository],
  exports: [ProfileRepository],
})
export class ProfileModule {}
