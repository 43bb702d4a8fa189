import { SetMetadata } from '@nestjs/common';

export const PUBLIC = 'public';

/** Opens a route to everybody. All others need a session: the guard denies by default. */
export const Public = () => SetMetadata(PUBLIC, true);
