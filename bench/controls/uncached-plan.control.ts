import { PlanCache } from '../../apps/api/src/planning/reading/plan-cache.js';

// The API without the cache of batch sessions and shopping lists: each request computes them.
PlanCache.prototype.get = () => undefined;
await import('../../apps/api/src/main.js');
