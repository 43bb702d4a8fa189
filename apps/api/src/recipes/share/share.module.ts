import { Module } from '@nestjs/common';
import { PhotosModule } from '../photos/photos.module.js';
import { RecipesModule } from '../recipes.module.js';
import { RecipeShareRepository } from './recipe-share.repository.js';
import { ShareController } from './share.controller.js';
import { ShareService } from './share.service.js';
import { SharedPageController } from './shared-page.controller.js';

/** Recipes as public pages at secret addresses. */
@Module({
  imports: [PhotosModule, RecipesModule],
  controllers: [ShareController, SharedPageController],
  providers: [RecipeShareRepository, ShareService],
})
export class ShareModule {}
