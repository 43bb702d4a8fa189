import { Controller, Get } from '@nestjs/common';

@Controller('health')
export class HealthController {
  /** Returns 200 while the process runs. */
  @Get()
  live(): { readonly status: 'ok' } {
    return { status: 'ok' };
  }
}
