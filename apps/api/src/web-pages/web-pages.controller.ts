import path from 'node:path';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AppError } from '#platform/errors/app-error.js';
import type { Locale } from '#domain/locale.js';
import { Config } from '../config.js';
import { ConditionalResponse } from '../http/conditional/conditional-response.js';
import { preferredLocale, preferredType } from '../http/content-negotiation.js';
import { Public } from '../session/access.decorators.js';
import { CONTENT_TYPES, readPageFiles } from './page-files.js';

/** The page loads files from this server only, and sends requests to this server only. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page and its service worker: a browser asks whether they have changed. */
const CURRENT = 'public, no-cache';
/** A file of a version never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const BROTLI_QUALITY = 5; // 10 ms for 200 KB of labels, which the first request waits for

/**
 * Serves the front door, the shopping list as a page that works offline, and the page that the links of
 * mails open, from memory and without authentication.
 */
@ApiExcludeController()
@Controller()
export class WebPagesController {
  private readonly version: string;
  private readonly frontDoor: ReadonlyMap<Locale, ConditionalResponse>;
  private readonly index: ConditionalResponse;
  private readonly reset: ConditionalResponse;
  private readonly serviceWorker: ConditionalResponse;
  private readonly files: ReadonlyMap<string, ConditionalResponse>;

  constructor({ oidc }: Config) {
    const pageFiles = readPageFiles({ openId: oidc !== undefined });
    const { version, frontDoor, index, reset, serviceWorker, files } = pageFiles;
    this.version = version;
    this.frontDoor = new Map(
      [...frontDoor].map(([locale, page]) => [locale, prepare('front-door.html', page)]),
    );
    this.index = prepare('index.html', index);
    this.reset = prepare('reset.html', reset);
    this.serviceWorker = prepare('service-worker.js', serviceWorker);
    this.files = new Map([...files].map(([name, content]) => [name, prepare(name, content)]));
  }

  /**
   * The front door: what runs here, and where to go. Clients that prefer JSON get 404, as at every
   * address without an operation. A sign-in with OpenID Connect returns here, with its outcome in the
   * query, which the list shows.
   */
  @Get()
  @Public()
  getFrontDoor(@Res() reply: FastifyReply): void | Promise<void> {
    const { request } = reply;
    const [, query] = request.originalUrl.split('?', 2);
    if (query !== undefined && /(^|&)(oidc|error)=/.test(query)) {
      void reply.redirect(`list?${query}`, 302);
      return;
    }
    const page = this.frontDoor.get(preferredLocale(request));
    const type = preferredType(request, ['text/html', 'application/json']);
    if (page === undefined || type !== 'text/html') throw new AppError('NOT_FOUND');
    void reply.header('vary', 'accept, accept-language');
    return this.send(page, reply, CURRENT);
  }

  /** The shopping list. */
  @Get('list')
  @Public()
  getListPage(@Res() reply: FastifyReply): void | Promise<void> {
    return this.send(this.index, reply, CURRENT);
  }

  /** The page for a new password, and for the confirmation of an email. */
  @Get('reset')
  @Public()
  getResetPage(@Res() reply: FastifyReply): void | Promise<void> {
    return this.send(this.reset, reply, CURRENT);
  }

  /** The service worker. By default it could control pages below `/list/` only, not `/list`. */
  @Get('list/service-worker.js')
  @Public()
  getListServiceWorker(@Res() reply: FastifyReply): void | Promise<void> {
    void reply.header('service-worker-allowed', '../list');
    return this.send(this.serviceWorker, reply, CURRENT);
  }

  /** A file of the current version: modules, styles, icons, labels, and the page itself. */
  @Get('list/:version/*')
  @Public()
  getListFile(
    @Param('version') version: string,
    @Param('*') name: string,
    @Res() reply: FastifyReply,
  ): void | Promise<void> {
    const file = version === this.version ? this.files.get(name) : undefined;
    if (file === undefined) throw new AppError('NOT_FOUND');
    return this.send(file, reply, IMMUTABLE);
  }

  private send(
    file: ConditionalResponse,
    reply: FastifyReply,
    cacheControl: string,
  ): void | Promise<void> {
    void reply.header('content-security-policy', CONTENT_SECURITY_POLICY);
    return file.send(reply, cacheControl);
  }
}

function prepare(name: string, content: Buffer): ConditionalResponse {
  const type = CONTENT_TYPES[path.extname(name)] ?? 'application/octet-stream';
  return new ConditionalResponse(content, type, BROTLI_QUALITY);
}
