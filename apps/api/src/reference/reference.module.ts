import { Global, Module } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Catalogues } from './catalogues.js';
import { PortableBodies } from './portable-bodies.service.js';
import { ReferenceController } from './reference.controller.js';

/** The reference catalogues, for `/reference/*` and for the other features. */
@Global()
@Module({
  controllers: [ReferenceController],
  providers: [
    {
      provide: Catalogues,
      inject: [Database],
      useFactory: (database: Database) => Catalogues.load(database),
    },
    PortableBodies,
  ],
  exports: [Catalogues, PortableBodies],
})
export class ReferenceModule {}
