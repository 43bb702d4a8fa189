import path from 'node:path';
import type { BenchContext } from '../../harness/bench-context.js';
import { DatabaseServer } from '../../harness/database-server.js';
import { freePort } from '../../harness/process.js';
import { ServiceProcess } from '../../harness/service-process.js';
import { startApi, startClassifier, startWorker } from '../../harness/services.js';
import { ClassifierProxy } from './classifier-proxy.js';
import { LoadBalancer } from './load-balancer.js';
import { SmallDisk } from './small-disk.js';

/** More than the load balancer needs to notice that an API is not ready. */
const DRAIN_DELAY_MS = '2000';

/** Every part of the service that faults affect. */
export interface ChaosSystem {
  readonly database: DatabaseServer;
  /** Undefined without the right to mount a file system. */
  readonly disk: SmallDisk | undefined;
  readonly balancer: LoadBalancer;
  readonly apis: readonly [ServiceProcess, ServiceProcess];
  readonly proxy: ClassifierProxy;
  /** The classifier, with a worker. */
  readonly classifier: ServiceProcess;
  /** A second worker in a process of its own. */
  readonly worker: ServiceProcess;
  stop(): Promise<void>;
}

/**
 * Starts two APIs behind a load balancer, a classifier with a worker behind a proxy, and another
 * worker. @param logFolder folder for the logs of the APIs, which exists
 */
export async function startChaosSystem(
  context: BenchContext,
  logFolder: string,
): Promise<ChaosSystem> {
  const disk = await SmallDisk.create(context.databaseUrl, context.dataDir);
  const balancerPort = await freePort();
  const balancerUrl = `http://127.0.0.1:${String(balancerPort)}`;
  const classifierPort = await freePort();
  const workerPorts = [String(await freePort()), String(await freePort())] as const;
  const apiPorts = [String(await freePort()), String(await freePort())] as const;
  const proxy = await ClassifierProxy.start(classifierPort);
  const api = (index: 0 | 1) =>
    new ServiceProcess(() => {
      const env = {
        PORT: apiPorts[index],
        DRAIN_DELAY_MS,
        CLASSIFIER_URL: proxy.url,
        WORKER_PORT: workerPorts[index],
        LOG_LEVEL: 'warn',
      };
      return startApi(context, env, path.join(logFolder, `api-${apiPorts[index]}.log`));
    });
  const classifier = new ServiceProcess(() =>
    startClassifier(context, {
      CLASSIFIER_PORT: String(classifierPort),
      WORKER: 'with',
      WORKER_PORT: workerPorts[0],
      API_URL: balancerUrl,
    }),
  );
  const worker = new ServiceProcess(() => startWorker(context, balancerUrl, workerPorts[1]));
  const apis = [api(0), api(1)] as const;
  const services = [...apis, classifier, worker];
  for (const service of services) await service.start();
  const urls = apiPorts.map((port) => `http://127.0.0.1:${port}`);
  const balancer = await LoadBalancer.start(urls, balancerPort);
  return {
    database: await DatabaseServer.find(context),
    disk,
    balancer,
    apis,
    proxy,
    classifier,
    worker,
    stop: async () => {
      await Promise.all(services.map((service) => service.stop()));
      balancer.stop();
      proxy.stop();
      await disk?.remove();
    },
  };
}
