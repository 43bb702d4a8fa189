import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breakingChanges } from './breaking-changes.mjs';

const json = (name) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});

const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Houses', version: '1' },
  paths: {
    '/houses': {
      get: { responses: { 200: { description: 'A house.', ...json('House') } } },
      post: {
        requestBody: json('NewHouse'),
        responses: { 201: { description: 'A house.', ...json('House') } },
      },
    },
  },
  components: {
    schemas: {
      House: {
        type: 'object',
        required: ['id', 'name'],
        properties: {
          id: { type: 'integer' },
          name: { type: 'string' },
          status: { $ref: '#/components/schemas/Status' },
        },
      },
      NewHouse: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string' }, kind: { $ref: '#/components/schemas/Kind' } },
      },
      Status: { type: 'string', enum: ['FREE', 'LET'] },
      Kind: { type: 'string', enum: ['FLAT', 'FARM'] },
    },
  },
};

function changed(change) {
  const document = JSON.parse(JSON.stringify(DOCUMENT));
  change(document, document.components.schemas);
  return breakingChanges(DOCUMENT, document);
}

const BREAKING = {
  'a removed operation': ({ paths }) => delete paths['/houses'].post,
  'a removed response field': (_document, { House }) => {
    delete House.properties.name;
    House.required = ['id'];
  },
  'a new required request field': (_document, { NewHouse }) => {
    NewHouse.properties.city = { type: 'string' };
    NewHouse.required.push('city');
  },
  'a narrowed enum of a request': (_document, { Kind }) => Kind.enum.pop(),
  'a changed type of a response': (_document, { House }) => (House.properties.id.type = 'string'),
  'a changed type of a request': (_document, { NewHouse }) =>
    (NewHouse.properties.name.type = 'integer'),
};

const COMPATIBLE = {
  'no change': () => undefined,
  'a new operation': ({ paths }) => (paths['/rooms'] = { get: paths['/houses'].get }),
  'a new response field': (_document, { House }) => (House.properties.city = { type: 'string' }),
  'a new last value of an enum': (_document, { Status }) => Status.enum.push('SOLD'),
  'a new first value of an enum': (_document, { Status }) => Status.enum.unshift('SOLD'),
  'a new optional request field': (_document, { NewHouse }) =>
    (NewHouse.properties.city = { type: 'string' }),
};

for (const [name, change] of Object.entries(BREAKING)) {
  test(`${name} is a breaking change`, () => assert.notDeepEqual(changed(change), []));
}

for (const [name, change] of Object.entries(COMPATIBLE)) {
  test(`${name} is compatible`, () => assert.deepEqual(changed(change), []));
}
