import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { BODY_LIMIT, LargeBody } from '../http/body-limit.js';
import { ApiErrors } from '../openapi/api-errors.decorator.js';
import { CurrentSession } from '../session/current.decorators.js';
import type { SessionClaims } from '../session/session.js';
import { MAX_HTML_BYTES, WebPageDto } from './sources.dto.js';
import { SourcesService } from './sources.service.js';
import { WebPageDraft } from './sources.view.js';

/**
 * `JSON.stringify` writes two bytes for a quote or a line break. It writes more only for control
 * characters and lone surrogates, which pages do not contain.
 */
const PAGE_BODY_LIMIT = 2 * MAX_HTML_BYTES + BODY_LIMIT;

@ApiTags('Recipe sources')
@Controller('sources/web')
export class WebPageController {
  constructor(private readonly sources: SourcesService) {}

  /**
   * Reads the recipe on a page that the client sends.
   *
   * @remarks For sites that refuse servers, and pages that need a sign-in: a web view or an
   * extension sends the address and the HTML. Returns a draft as
   * `GET /sources/{sourceKey}/items/{externalId}` does; nothing is stored and nothing is requested.
   */
  @Post('preview')
  @HttpCode(200)
  @LargeBody(PAGE_BODY_LIMIT)
  @ApiOkResponse({ type: WebPageDraft })
  @ApiErrors(
    'HOUSE_NOT_FOUND',
    'SOURCE_NOT_ENABLED',
    'SOURCE_ITEM_NOT_FOUND',
    'TOO_MANY_REQUESTS',
    'SOURCE_UNAVAILABLE',
  )
  previewWebPage(
    @CurrentSession() session: SessionClaims,
    @Body() page: WebPageDto,
  ): Promise<WebPageDraft> {
    return this.sources.previewPage(session, page);
  }
}
