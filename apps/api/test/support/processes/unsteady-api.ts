import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * An API with one pending step. It answers claims on request, and refuses the first delivery with
 * 503.
 */
export class UnsteadyApi {
  /** Ids of the steps whose results were accepted. */
  readonly delivered: number[] = [];
  answerClaims!: () => void;

  private readonly canAnswer = new Promise<void>((resolve) => (this.answerClaims = resolve));
  private claimed = false;
  private deliveries = 0;

  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url?.endsWith('/claims')) {
        void this.claim().then((steps) => response.end(JSON.stringify({ steps })));
      } else {
        response.statusCode = this.deliver(JSON.parse(Buffer.concat(chunks).toString()));
        response.end('{"applied":1,"stale":0,"rejected":[]}');
      }
    });
  });

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  async listen(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async claim(): Promise<object[]> {
    await this.canAnswer;
    if (this.claimed) return [];
    this.claimed = true;
    return [{ stepId: 1, revision: 1, locale: 'fr', description: 'Mixer.' }];
  }

  private deliver({ results }: { results: { stepId: number }[] }): number {
    if (this.deliveries++ === 0) return 503;
    this.delivered.push(...results.map(({ stepId }) => stepId));
    return 200;
  }
}

export async function startUnsteadyApi(): Promise<UnsteadyApi> {
  const api = new UnsteadyApi();
  await api.listen();
  return api;
}
