import { Controller, Get } from '@nestjs/common';

@Controller('health')
export class HealthController {
  /** 200 while the process is up. */
  @Get()
  live(): { readonly status: 'ok' } {
    return { status: 'ok' };
  }
}
