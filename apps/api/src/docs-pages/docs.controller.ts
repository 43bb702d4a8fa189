import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AppError } from '#platform/errors/app-error.js';
import { ConditionalResponse } from '../http/conditional/conditional-response.js';
import { Public } from '../session/access.decorators.js';
import { ApiDescription, type ApiDocument } from './api-description.js';
import { article, ARTICLES, blocks } from './article.js';
import { html } from './html.js';
import { layout } from './layout.js';
import { operationList, operationPage } from './operation-page.js';

/** The pages load files from this server only, and send requests to this server only. */
const CONTENT_SECURITY_POLICY =
  "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The files of the project, also when tests run the sources of the service. */
const PROJECT = path.resolve(import.meta.dirname, '../../../..');
/** The files of the pages. */
const FILES = ['page/docs.css', 'page/docs.js', 'page/icon.svg', 'page/theme.css'];
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const BROTLI_QUALITY = 5; // some milliseconds a page, which its first request waits for

/** By address. They are made at the start, once in a process. */
const PAGES: ReadonlyMap<string, ConditionalResponse> = new Map(
  [...createPages(), ...readFiles()].map(([name, content]) => {
    const type = TYPES[path.extname(name)] ?? TYPES['.html'] ?? '';
    return [name, new ConditionalResponse(Buffer.from(content), type, BROTLI_QUALITY)];
  }),
);

/** Serves the documentation of the API as pages, without authentication. */
@ApiExcludeController()
@Controller()
export class DocsController {
  /** The list of operations. */
  @Get('docs')
  @Public()
  getDocs(@Res() reply: FastifyReply): void | Promise<void> {
    return this.send('docs', reply);
  }

  /** An operation, an article, or a file of the pages. */
  @Get('docs/*')
  @Public()
  getDocsPage(@Param('*') name: string, @Res() reply: FastifyReply): void | Promise<void> {
    if (name === '') {
      void reply.redirect('../docs', 302);
      return;
    }
    return this.send(`docs/${name}`, reply);
  }

  private send(name: string, reply: FastifyReply): void | Promise<void> {
    const page = PAGES.get(name);
    if (page === undefined) throw new AppError('NOT_FOUND');
    void reply.header('content-security-policy', CONTENT_SECURITY_POLICY);
    return page.send(reply, 'public, no-cache');
  }
}

/** The pages by address. */
function createPages(): [string, string][] {
  const api = new ApiDescription(JSON.parse(read('openapi.json')) as ApiDocument);
  const articles = Object.entries(ARTICLES).map(([file, { slug, name }]): [string, string] => {
    const address = `docs/${slug}`;
    return [address, layout(name, '../', address, article(read(`docs/${file}`)))];
  });
  const operations = api.operations.map((operation): [string, string] => {
    const page = operationPage(operation, api);
    return [`docs/operations/${operation.id}`, layout(operation.summary, '../../', '', page)];
  });
  const start = html`<h1>Popote API</h1>
<details class="introduction"><summary>How the API works</summary>${blocks(api.introduction)}</details>
${operationList(api)}`; // prettier-ignore
  return [['docs', layout('API', '', 'docs', start)], ...articles, ...operations];
}

function readFiles(): [string, string][] {
  const files = FILES.map((file): [string, string] => [
    `docs/files/${path.basename(file)}`,
    readFileSync(path.join(import.meta.dirname, file), 'utf8'),
  ]);
  return [...files, ['docs/images/timed-session.svg', read('docs/images/timed-session.svg')]];
}

function read(file: string): string {
  return readFileSync(path.join(PROJECT, file), 'utf8');
}
