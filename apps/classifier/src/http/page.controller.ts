import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AppError } from '#platform/errors/app-error.js';

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
  '.svg': 'image/svg+xml',
};

const FILES = [
  'index.html',
  'page.css',
  'page.js',
  'drawing.js',
  'segments.js',
  'words.js',
  'icon.svg',
];

/** Serves the page for trying the classifier, from memory. */
@Controller()
export class PageController {
  private readonly files = new Map(
    FILES.map((name) => [name, readFileSync(path.join(import.meta.dirname, 'page', name))]),
  );

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
    if (!body) throw new AppError('NOT_FOUND');
    void reply
      .type(TYPES[path.extname(name)] ?? 'application/octet-stream')
      .header('cache-control', 'no-cache')
      .header('x-content-type-options', 'nosniff')
      .send(body);
  }
}
