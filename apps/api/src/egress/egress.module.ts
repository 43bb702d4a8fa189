import { Module, type OnApplicationShutdown } from '@nestjs/common';
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
export class EgressModule implements OnApplicationShutdown {
  constructor(private readonly client: EgressClient) {}

  /** Requests in flight finish first: Nest calls this hook when the HTTP server has closed. */
  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }
}
