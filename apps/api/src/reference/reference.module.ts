import { Global, Module } from '@nestjs/common';
import { Database } from '../database/database.service.js';
import { Catalogues } from './catalogues.js';
import { ReferenceController } from './reference.controller.js';

/** The catalogues, for clients and for every feature that checks an id or shows a row. */
@Global()
@Module({
  controllers: [ReferenceController],
  providers: [
    {
      provide: Catalogues,
      inject: [Database],
      useFactory: (database: Database) => Catalogues.load(database),
    },
  ],
  exports: [Catalogues],
})
export class ReferenceModule {}
