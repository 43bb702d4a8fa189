import { Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { RecipesModule } from '../recipes.module.js';
import { ImportedPictures } from './imported-pictures.service.js';
import { PhotosController } from './photos.controller.js';
import { PhotosRepository } from './photos.repository.js';
import { PhotosService } from './photos.service.js';
import { PhotoProcessor } from './processing/photo-processor.js';
import { FolderPhotoStore, photosFolder } from './storage/folder-photo-store.js';
import { PhotoStore } from './storage/photo-store.js';
import { UnusedPhotosRepository } from './unused-photos.repository.js';
import { UnusedPhotos } from './unused-photos.service.js';

/** The photos of recipes. */
@Module({
  imports: [RecipesModule],
  controllers: [PhotosController],
  providers: [
    ImportedPictures,
    PhotoProcessor,
    PhotosRepository,
    PhotosService,
    { provide: PhotoStore, inject: [Config], useFactory: createPhotoStore },
    UnusedPhotos,
    UnusedPhotosRepository,
  ],
  exports: [ImportedPictures, PhotoProcessor, PhotosService],
})
export class PhotosModule {}

/** The SDK of S3 is loaded only when it is used. */
async function createPhotoStore({ dataDir, photosBucket }: Config): Promise<PhotoStore> {
  if (photosBucket === undefined) return new FolderPhotoStore(photosFolder(dataDir));
  const { S3PhotoStore } = await import('./storage/s3-photo-store.js');
  return new S3PhotoStore(photosBucket);
}
