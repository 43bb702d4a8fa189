import { type DynamicModule, Module } from '@nestjs/common';
import { Config } from './config.js';

/** Provides the configuration to every feature. */
@Module({})
export class ConfigModule {
  static with(config: Config): DynamicModule {
    return {
      global: true,
      module: ConfigModule,
      providers: [{ provide: Config, useValue: config }],
      exports: [Config],
    };
  }
}
