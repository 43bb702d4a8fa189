import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { Public } from '../session/access.decorators.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on routes that answer everybody alike for as long as the process runs. */
    readonly unchanging?: true;
  }
}

/** Opens a route to everybody, who all get the same: its answers may be remembered. */
export const Unchanging = () => applyDecorators(Public(), RouteConfig({ unchanging: true }));
