import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config.js';
import { dataSourceOptions } from './data-source.options.js';
import { Database } from './database.service.js';

/** The connection to PostgreSQL, for every feature. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: ({ databaseUrl }: Config) => dataSourceOptions(databaseUrl),
    }),
  ],
  providers: [Database],
  exports: [Database],
})
export class DatabaseModule {}
