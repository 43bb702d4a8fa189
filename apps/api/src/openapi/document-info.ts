import { DocumentBuilder } from '@nestjs/swagger';
import { PACKAGE_VERSION } from '#platform/package-version.js';

const DESCRIPTION = `
Household batch cooking: members of a house declare their diets and allergies, write recipes and plan
a week. The service returns the shopping list and the cooking tasks of the week.

## Sign in

Call \`POST /auth/signup\` or \`POST /auth/login\`. The response sets a session cookie, which the
browser sends with every further request. \`POST /auth/logout\` ends the session. A program sends an
access token of \`POST /auth/tokens\` instead of the cookie.

## Errors

Every error is \`{ "code": number, "message": string }\`. The code is stable; map it to a text in the
language of the user. The message is in English, for developers. Each operation lists the codes of
each status. The schema \`ErrorCode\` lists all codes with their names.

## Conditional and repeated requests

A GET of JSON has an \`ETag\`. Send it as \`If-None-Match\`: the response is 304 without a body while
nothing has changed. Send it as \`If-Match\` with a write: the write is 412 when the object has
changed. A POST that creates an object accepts an \`Idempotency-Key\`: a repetition within 24 hours
returns the first response again and creates nothing.

## Events

\`GET /house/current/events\` is a stream of what changes in the house.

## Conventions

Ids are positive integers. Timestamps are ISO 8601 in UTC, dates are \`YYYY-MM-DD\`. Unknown fields of
a request are ignored. Responses may get additional fields, and enums additional values. What the
viewer may not see is answered like what does not exist. A key (\`onion\`, \`peel\`) is a stable
English identifier from which clients derive a label.
`;

const TAGS = {
  'Authentication and account':
    'Sign-up, login, sessions, access tokens, password and deletion of the account.',
  Profile: 'Names, diet, allergies and disliked ingredients of the viewer.',
  House:
    'The house of the viewer: members, invitation, settings, sources, calendar, webhooks, export and import.',
  Recipes: 'Recipes: write, list, read, suitability for the household, favourites.',
  'Technique corrections': 'Corrections of the techniques that were detected in a step.',
  Detection: 'Detection in texts and ingredient lines that are not stored.',
  Planning:
    'The planned week with its menus, cookings, shopping list, batch session and proposals.',
  'Recipe sources': 'Search of recipe sites, preview and import of their recipes.',
  Archives: 'Recipes from the exports of other applications: upload, drafts, import.',
  'Reference catalogues': 'Catalogues of ids and keys. They change with a release only.',
  Health: 'State of the process, for the platform that runs it.',
  Internal: 'Operations of the worker, of the command-line tools and of monitoring.',
} as const;

/** Everything but the operations: description, tags, servers and security schemes. */
export function documentBase() {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Popote')
    .setDescription(DESCRIPTION.trim().replace(/(\S)\n(?=\S)/g, '$1 '))
    .setVersion(PACKAGE_VERSION)
    .addServer('/', 'The server of this document.')
    .addSecurity('session', {
      type: 'apiKey',
      in: 'cookie',
      name: 'session',
      description: 'The session cookie, outside production. Sign-up and login set it.',
    })
    .addSecurity('productionSession', {
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-session',
      description: 'The session cookie in production.',
    })
    .addSecurity('accessToken', {
      type: 'http',
      scheme: 'bearer',
      description: 'An access token of a program, `ppt_…`, with the named scope.',
    })
    .addSecurity('internal', {
      type: 'http',
      scheme: 'bearer',
      description: 'The internal secret of the services.',
    });
  for (const [tag, description] of Object.entries(TAGS)) builder.addTag(tag, description);
  const base = builder.build();
  const license = { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' };
  return { ...base, info: { ...base.info, contact: { name: 'Popote' }, license } };
}
