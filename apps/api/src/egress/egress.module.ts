import { Module, type OnModuleDestroy } from '@nestjs/common';
import { Config } from '../config.js';
import { EgressClient } from './egress.client.js';

/** Requests to external addresses. */
@Module({
  providers: [
    {
      provide: EgressClient,
      inject: [Config],
      useFactory: ({ egressAllowHosts }: Config) =>
        new EgressClient({ allowHosts: egressAllowHosts }),
    },
  ],
  exports: [EgressClient],
})
export class EgressModule implements OnModuleDestroy {
  constructor(private readonly client: EgressClient) {}

  async onModuleDestroy(): Promise<void> {
    await this.client.close();
  }
}
