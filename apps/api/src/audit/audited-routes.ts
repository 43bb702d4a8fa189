/**
 * Audited routes and the name of their action: sessions, accounts, memberships, and changes of what
 * a house or other people can see.
 */
export const AUDITED_ROUTES: Readonly<Record<string, string>> = {
  'POST /auth/signup': 'sign-up',
  'POST /auth/login': 'login',
  'POST /auth/logout': 'logout',
  'POST /auth/logout-everywhere': 'logout everywhere',
  'DELETE /auth/sessions/:sessionId': 'session end',
  'PATCH /auth/password': 'password change',
  'POST /auth/password-reset': 'password reset request',
  'POST /auth/password-reset/confirm': 'password reset',
  'PATCH /auth/email': 'email change',
  'POST /auth/email/confirm': 'email confirmation',
  'DELETE /auth/me': 'account deletion',
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
