import { requiredScope } from './token-scope.js';

describe('requiredScope', () => {
  it.each([
    ['GET', '/recipes/:recipeId', 'read'],
    ['HEAD', '/recipes', 'read'],
    ['GET', '/planning/shopping-list', 'read'],
    ['GET', '/authors', 'read'],
    ['POST', '/planning/shopping-list/operations', 'list'],
    ['PATCH', '/planning/items/:itemId', 'plan'],
    ['POST', '/planning/shopping-list/others', 'plan'],
    ['POST', '/recipes', 'write'],
    ['PATCH', '/profile', 'write'],
    ['DELETE', '/house/current', 'write'],
    ['POST', '/detection/steps', 'write'],
    ['GET', '/auth/me', null],
    ['GET', '/auth', null],
    ['POST', '/auth/tokens', null],
    ['DELETE', '/auth/tokens/:tokenId', null],
  ])('%s %s requires %s', (method, path, scope) => {
    expect(requiredScope(method, path)).toBe(scope);
  });
});
