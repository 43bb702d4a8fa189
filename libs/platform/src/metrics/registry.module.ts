import { Global, Module } from '@nestjs/common';
import { Registry } from 'prom-client';
import { createRegistry } from './create-registry.js';

/** The metrics of the process. Each feature adds its own in a `*.metrics.ts`. */
@Global()
@Module({
  providers: [{ provide: Registry, useFactory: createRegistry }],
  exports: [Registry],
})
export class RegistryModule {}
