/**
 * Audited routes and the name of their action: sessions, accounts, memberships, and changes of what
 * a house or other people can see.
 */
export const AUDITED_ROUTES: Readonly<Record<string, string>> = {
  'POST /auth/signup': 'sign-up',
  'POST /auth/login': 'login',
  'GET /auth/oidc/callback': 'OpenID Connect sign-in',
  'POST /auth/oidc/join': 'OpenID Connect join',
  'POST /auth/logout': 'logout',
  'POST /auth/logout-everywhere': 'logout everywhere',
  'DELETE /auth/sessions/:sessionId': 'session end',
  'POST /auth/tokens': 'token creation',
  'DELETE /auth/tokens/:tokenId': 'token deletion',
  'PATCH /auth/password': 'password change',
  'POST /auth/password-reset': 'password reset request',
  'POST /auth/password-reset/confirm': 'password reset',
  'PATCH /auth/email': 'email change',
  'POST /auth/email/confirm': 'email confirmation',
  'DELETE /auth/me': 'account deletion',
  'GET /auth/me/export': 'account export',
  'POST /house/join': 'join',
  'POST /house/leave': 'leave',
  'DELETE /house/current': 'house deletion',
  'PATCH /house/current/sources': 'source change',
  'DELETE /house/members/:memberId': 'member removal',
  'POST /house/current/invitation': 'invitation renewal',
  'PATCH /house/current/administrator': 'administrator transfer',
  'POST /house/current/dependants': 'dependant addition',
  'PATCH /house/current/dependants/:dependantId': 'dependant change',
  'DELETE /house/current/dependants/:dependantId': 'dependant removal',
  'PUT /recipes/:recipeId': 'recipe change',
  'DELETE /recipes/:recipeId': 'recipe deletion',
};
