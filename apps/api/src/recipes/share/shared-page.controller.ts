import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../config.js';
import { etagOf, matchesWeakly } from '../../http/conditional/entity-tag.js';
import { AddressToken } from '../../http/secret-address/address-token.pipe.js';
import { ownAddress } from '../../http/secret-address/secret-address.js';
import { ClientAddress } from '../../requester/client-address.js';
import { Public } from '../../session/access.decorators.js';
import { PhotoWidth } from '../photos/photo-params.js';
import { PhotosService } from '../photos/photos.service.js';
import { PortableRecipes } from './portable-recipes.service.js';
import { CONTENT_SECURITY_POLICY, sharedPage } from './shared-page.js';
import { ShareService } from './share.service.js';

/** Only the browser of the reader keeps a copy, and asks each time whether the address still holds. */
const CACHE_CONTROL = 'private, no-cache';
const ROBOTS = ['x-robots-tag', 'noindex, noarchive'] as const;

/** The page of a shared recipe, without authentication. */
@ApiExcludeController()
@Controller('shared/:token')
export class SharedPageController {
  private readonly trustedProxies: readonly string[];

  constructor(
    private readonly shares: ShareService,
    private readonly portable: PortableRecipes,
    private readonly photos: PhotosService,
    { trustedProxies }: Config,
  ) {
    this.trustedProxies = trustedProxies;
  }

  /** The recipe as a page that can be printed, with schema.org JSON-LD. */
  @Get()
  @Public()
  @Header(...ROBOTS)
  async getSharedRecipe(
    @AddressToken('token') token: string,
    @ClientAddress() address: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { recipe, unitSystem } = await this.shares.read(token, address);
    const { authorFirstName, sourceUrl, photo } = recipe;
    const url = ownAddress(request, this.trustedProxies, `/shared/${token}`);
    const html = sharedPage(this.portable.writeWhole(recipe), {
      authorFirstName,
      unitSystem,
      sourceUrl,
      url,
      photo: photo && {
        url: `${url}/photo`,
        width: photo.width,
        height: photo.height,
        widths: photo.widths,
      },
    });
    void reply.header('content-security-policy', CONTENT_SECURITY_POLICY);
    send(reply, html, 'text/html; charset=utf-8', etagOf(html));
  }

  /** Its photo. */
  @Get('photo/:width')
  @Public()
  @Header(...ROBOTS)
  async getSharedPhoto(
    @AddressToken('token') token: string,
    @PhotoWidth() width: number,
    @ClientAddress() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const photoId = await this.shares.findPhoto(token, width, address);
    const bytes = await this.photos.readFile(photoId, width);
    send(reply, bytes, 'image/webp', `"${photoId}-${String(width)}"`);
  }
}

function send(reply: FastifyReply, body: string | Uint8Array, type: string, etag: string): void {
  void reply.headers({ 'cache-control': CACHE_CONTROL, etag });
  if (matchesWeakly(reply.request.headers['if-none-match'], [etag])) void reply.status(304).send();
  else void reply.type(type).send(body);
}
