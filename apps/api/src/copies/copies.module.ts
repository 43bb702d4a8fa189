import { Global, Module } from '@nestjs/common';
import { RecipeCopiesRepository } from './recipe-copies.repository.js';

/** Copies of recipes, which several features make. */
@Global()
@Module({ providers: [RecipeCopiesRepository], exports: [RecipeCopiesRepository] })
export class CopiesModule {}
