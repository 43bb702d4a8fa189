import { BatchSessionCache } from '../../apps/api/src/planning/batch-session/batch-session-cache.js';

// The API without the cache of batch sessions: each request reads and merges the recipes.
BatchSessionCache.prototype.get = () => undefined;
await import('../../apps/api/src/main.js');
