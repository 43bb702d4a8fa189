import { type DynamicModule, Module } from '@nestjs/common';
import { Config } from './config.js';

/** Lets every feature ask for the parsed environment. */
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
