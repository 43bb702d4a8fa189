import path from 'node:path';
import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { AppErrorFilter } from '#platform/errors/app-error.filter.js';
import { BearerSecret } from '#platform/http/bearer-secret.js';
import { logRequests } from '#platform/logging/access-log.hook.js';
import { createLogger } from '#platform/logging/create-logger.js';
import { NestLogger } from '#platform/logging/nest-logger.js';
import { measureRequests } from '#platform/metrics/request-metrics.hook.js';
import { createAdapter } from '#platform/server/create-adapter.js';
import { traceRequests } from '#platform/tracing/trace-requests.hook.js';
import { AppModule } from './app.module.js';
import { auditRequests } from './audit/audit.hook.js';
import type { Config } from './config.js';
import { Database } from './database/database.js';
import { interpretDatabaseError } from './database/database-error.js';
import { EventStreams } from './events/event-streams.service.js';
import { serveDocumentation } from './openapi/documentation.js';
import { ReadinessService } from './health/readiness.service.js';
import { refuseOnOtherSchema } from './health/refuse-other-schema.hook.js';
import { applyBodyLimits, BODY_LIMIT } from './http/body-limit.js';
import { tagResponses } from './http/conditional/etag.hook.js';
import { corsOptions } from './http/cors.js';
import { limitLargeBodies } from './http/large-bodies.hook.js';
import { rejectForeignOrigins } from './http/origin.hook.js';
import { addResponseHeaders } from './http/response-headers.hook.js';
import { Arrivals } from './http/uploads/arrivals.js';
import { acceptUploads } from './http/uploads/uploads.hook.js';
import { createValidationPipe } from './http/validation/validation.pipe.js';
import { ownNetworkOf } from './requester/client-address.js';
import { limitConnections } from './rate-limit/connection-limit.js';
import { refuseWhenOverloaded } from './overload/overload.hook.js';
import { RefusalsMetrics } from './overload/refusals.metrics.js';
import { followRequests } from './requester/requester.js';
import { accessTokenOf, AccessTokens } from './session/access-tokens.service.js';
import { authenticateBeforeBody } from './session/hooks/authenticate-before-body.hook.js';
import { recordTokenUse } from './session/hooks/record-token-use.hook.js';
import { renewSessions } from './session/hooks/renew-sessions.hook.js';
import { SessionCookie } from './session/session-cookie.js';
import { SessionGuard } from './session/session.guard.js';
import { TokenService } from './session/token.service.js';

/** Listeners of a response: its hooks, and what answers it. */
const MAX_LISTENERS = 20;

/** Creates the API. The caller calls `listen`. */
export async function createApp(
  config: Config,
  logger = createLogger('api', config.logLevel),
): Promise<NestFastifyApplication> {
  if (config.production && !config.secureCookies) {
    logger.warn(
      { event: 'cookies-insecure' },
      'COOKIE_SECURE=off: passwords and sessions can be read in the network. Use it in a home network only.',
    );
  }
  const adapter = createAdapter({
    bodyLimit: BODY_LIMIT,
    trustProxy: [...config.trustedProxies],
    allowedHosts: config.allowedHosts,
    clientOf: ({ ip }) => ownNetworkOf(ip),
  });
  const fastify = adapter.getInstance();
  limitConnections(fastify.server, config.maxConnectionsPerAddress, config.trustedProxies);
  const secret = new BearerSecret(config.internalSecrets);
  allowHooks(fastify);
  traceRequests(fastify, ({ headers }) => secret.matches(headers.authorization));
  followRequests(fastify);
  logRequests(fastify, logger, '/internal/');
  applyBodyLimits(fastify);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), adapter, {
    logger: new NestLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  await app.register(fastifyCookie);
  if (config.corsOrigins.length > 0) {
    app.enableCors(corsOptions(config.corsOrigins));
  }
  addResponseHeaders(fastify);
  auditRequests(fastify, logger);
  measureRequests(fastify, app.get(Registry));
  const overload = app.get(RefusalsMetrics);
  await refuseWhenOverloaded(fastify, overload);
  refuseOnOtherSchema(fastify, app.get(ReadinessService));
  rejectForeignOrigins(
    fastify,
    logger,
    config.corsOrigins,
    (request) => accessTokenOf(request) !== undefined,
  );
  authenticateBeforeBody(fastify, app.get(SessionGuard));
  fastify.decorate('arrivals', new Arrivals(overload));
  limitLargeBodies(fastify, overload, path.join(config.dataDir, 'uploads'));
  await acceptUploads(fastify);
  tagResponses(fastify);
  renewSessions(
    fastify,
    app.get(Database),
    app.get(TokenService),
    app.get(SessionCookie),
    config.sessionDays,
  );
  recordTokenUse(fastify, app.get(AccessTokens));
  app.useGlobalPipes(createValidationPipe());
  app.useGlobalFilters(new AppErrorFilter(interpretDatabaseError));
  serveDocumentation(app);
  // A closing server waits for its requests, and a stream is one that does not end by itself.
  fastify.addHook('preClose', (done) => {
    app.get(EventStreams).close();
    done();
  });
  app.enableShutdownHooks();
  return app;
}

/** Most hooks wait for the end of the response. Node.js warns of a leak from the eleventh listener on. */
function allowHooks(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (_request, { raw }, done) => {
    raw.setMaxListeners(MAX_LISTENERS);
    done();
  });
}
