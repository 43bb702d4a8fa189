import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AppError } from '#platform/errors/app-error.js';
import { Config } from '../config.js';
import { preferredType } from '../http/content-negotiation.js';
import { forwardedPrefix } from '../http/trusted-proxies.js';
import { Public } from '../session/access.decorators.js';
import { SessionCookie } from '../session/session-cookie.js';
import { indexPage, SCREEN_PATHS, WEB_APP_FILES } from './web-app-files.js';

/** The app loads files from this server only, and sends requests to this server only. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "manifest-src 'self'",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page depends on the session. */
const OWN = 'private, no-cache';
/** A browser asks whether the file has changed. */
const CURRENT = 'public, no-cache';
/** A file whose name contains its hash never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Serves the application (apps/web), from memory and without authentication. */
@ApiExcludeController()
@Controller()
export class WebAppController {
  constructor(
    private readonly config: Config,
    private readonly cookie: SessionCookie,
  ) {}

  /** The app at each of its paths. */
  @Get(['', ...SCREEN_PATHS, ...SCREEN_PATHS.map((name) => `${name}/*`)])
  @Public()
  getPage(@Res() reply: FastifyReply): void | Promise<void> {
    const { request } = reply;
    if (request.url.split('?', 1)[0] === '/') requireHtml(reply, ['text/html', 'application/json']);
    return this.sendPage(reply);
  }

  /** A file whose name contains its hash. */
  @Get('assets/*')
  @Public()
  getAsset(@Param('*') name: string, @Res() reply: FastifyReply): void | Promise<void> {
    return this.sendFile(`assets/${name}`, reply, IMMUTABLE);
  }

  @Get('icons/*')
  @Public()
  getIcon(@Param('*') name: string, @Res() reply: FastifyReply): void | Promise<void> {
    return this.sendFile(`icons/${name}`, reply, CURRENT);
  }

  @Get('manifest.webmanifest')
  @Public()
  getManifest(@Res() reply: FastifyReply): void | Promise<void> {
    return this.sendFile('manifest.webmanifest', reply, CURRENT);
  }

  @Get('service-worker.js')
  @Public()
  getServiceWorker(@Res() reply: FastifyReply): void | Promise<void> {
    return this.sendFile('service-worker.js', reply, CURRENT);
  }

  /** An address without an operation: a browser gets the app, which says so. */
  @Get('*')
  @Public()
  getUnknownPage(@Res() reply: FastifyReply): void | Promise<void> {
    requireHtml(reply, ['application/json', 'text/html']);
    return this.sendPage(reply.status(404));
  }

  private sendPage(reply: FastifyReply): void | Promise<void> {
    const { oidc, passwordLogin, registration, trustedProxies } = this.config;
    const settings = {
      openId: oidc !== undefined,
      password: passwordLogin,
      registration,
      session: this.cookie.read(reply.request) !== null,
    };
    const prefix = forwardedPrefix(reply.request, trustedProxies);
    void reply.header('content-security-policy', CONTENT_SECURITY_POLICY);
    return indexPage(settings, prefix).send(reply, OWN);
  }

  private sendFile(name: string, reply: FastifyReply, cacheControl: string): void | Promise<void> {
    const file = WEB_APP_FILES.get(name);
    if (file === undefined) throw new AppError('NOT_FOUND');
    void reply.header('content-security-policy', CONTENT_SECURITY_POLICY);
    return file.send(reply, cacheControl);
  }
}

/** Clients that prefer JSON get 404, as at every address without an operation. */
function requireHtml(reply: FastifyReply, types: readonly [string, string]): void {
  void reply.header('vary', 'accept');
  if (preferredType(reply.request, types) !== 'text/html') throw new AppError('NOT_FOUND');
}
