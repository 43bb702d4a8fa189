import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { FREQUENT_WORDS } from '#domain/language/frequent-words.js';
import { LOCALES } from '#domain/locale.js';
import { AppError } from '#platform/errors/app-error.js';
import { pageLabels } from './page-labels.js';

/** The page loads files from this server only, and sends requests to this server only. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Files below page/. The name of each is unique. */
const FILES = [
  'index.html',
  'icon.svg',
  'styles/page.css',
  'styles/detection.css',
  'page.js',
  'request.js',
  'drawing.js',
  'detail.js',
  'items.js',
  'selection.js',
  'labels.js',
  'language.js',
  'share.js',
  'words.js',
];

/** Serves the page for trying the classifier, from memory. */
@Controller()
export class PageController {
  private readonly files = new Map<string, string | Buffer>([
    ...FILES.map(
      (file) =>
        [path.basename(file), readFileSync(path.join(import.meta.dirname, 'page', file))] as const,
    ),
    ...LOCALES.map(
      (locale) => [`labels.${locale}.json`, JSON.stringify(pageLabels(locale))] as const,
    ),
    ['frequent-words.json', JSON.stringify(FREQUENT_WORDS)],
  ]);

  @Get()
  @Header('content-security-policy', CONTENT_SECURITY_POLICY)
  index(@Res() reply: FastifyReply): void {
    this.send('index.html', reply);
  }

  @Get('page/:name')
  file(@Param('name') name: string, @Res() reply: FastifyReply): void {
    this.send(name, reply);
  }

  private send(name: string, reply: FastifyReply): void {
    const body = this.files.get(name);
    if (body === undefined) throw new AppError('NOT_FOUND');
    void reply
      .type(TYPES[path.extname(name)] ?? 'application/octet-stream')
      .header('cache-control', 'no-cache')
      .header('x-content-type-options', 'nosniff')
      .send(body);
  }
}
