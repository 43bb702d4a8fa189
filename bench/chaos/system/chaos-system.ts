import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import type { BenchContext } from '../../harness/bench-context.js';
import { freePort } from '../../harness/process.js';
import { startApi, startClassifier, startWorker } from '../../harness/services.js';
import { ClassifierProxy } from './classifier-proxy.js';
import { DatabaseServer } from './database-server.js';
import { LoadBalancer } from './load-balancer.js';
import { ServiceProcess } from './service-process.js';
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
  const [balancerPort, classifierPort, workerPort, otherWorkerPort] = await freePorts();
  const balancerUrl = `http://127.0.0.1:${balancerPort}`;
  const proxy = await ClassifierProxy.start(Number(classifierPort));
  const apiPorts = [String(await freePort()), String(await freePort())] as const;
  const api = (port: string, notifiedPort: string) =>
    new ServiceProcess(async () => {
      const log = openSync(path.join(logFolder, `api-${port}.log`), 'a');
      const env = {
        PORT: port,
        DRAIN_DELAY_MS,
        CLASSIFIER_URL: proxy.url,
        WORKER_PORT: notifiedPort,
        LOG_LEVEL: 'warn',
      };
      return startApi(context, env, log).finally(() => {
        closeSync(log);
      });
    });
  const classifier = new ServiceProcess(() =>
    startClassifier(context, {
      CLASSIFIER_PORT: classifierPort,
      WORKER: 'with',
      WORKER_PORT: workerPort,
      API_URL: balancerUrl,
    }),
  );
  const worker = new ServiceProcess(() => startWorker(context, balancerUrl, otherWorkerPort));
  const apis = [api(apiPorts[0], workerPort), api(apiPorts[1], otherWorkerPort)] as const;
  const urls = apiPorts.map((port) => `http://127.0.0.1:${port}`);
  const services = [...apis, classifier, worker];
  for (const service of services) await service.start();
  const balancer = await LoadBalancer.start(urls, Number(balancerPort));
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

async function freePorts(): Promise<[string, string, string, string]> {
  const port = async () => String(await freePort());
  return [await port(), await port(), await port(), await port()];
}
