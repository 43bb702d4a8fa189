// `npm run generate [-- --check]`: writes openapi.json, openapi.internal.json, docs/errors.md,
// docs/dishes.csv, the picture of docs/images, migrations/schema.txt, the columns of the tables and the
// final texts of statements from the code; with --check, fails when the files in the repository differ.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PluginMetadataGenerator } from '@nestjs/cli/lib/compiler/plugins/plugin-metadata-generator.js';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { ReadonlyVisitor } from '@nestjs/swagger/plugin';
import { stringify } from 'csv-stringify/sync';
import * as prettier from 'prettier';
import 'reflect-metadata';
import { end, endAtSignals } from './ending.mjs';
import { describeSchema } from './database/describe-schema.mjs';
import { printStatements } from './database/print-statements.mjs';
import { drawExampleSession } from './example-session.mjs';
import { fail, importCompiled, prepare, root } from './prepare.mjs';

/** A doc comment, and the name of the class that follows it. */
const CLASS_COMMENT = /\/\*\*((?:(?!\*\/)[^])*)\*\/\n(?:@[^\n]*\n)*(?:export )?class (\w+)/g;

prepare();

/** The doc comments of the route handlers: the summary and, as `@remarks`, the description of each. */
async function loadComments() {
  const comments = { introspectComments: true, pathToSource: root, dtoFileNameSuffix: ['.none'] };
  new PluginMetadataGenerator().generate({
    visitors: [new ReadonlyVisitor(comments)],
    tsProgramRef: ReadonlyVisitor.createTsProgram(path.join(root, 'tsconfig.json')),
    outputDir: path.join(root, 'dist'),
    filename: 'comments.js',
  });
  await SwaggerModule.loadPluginMetadata((await importCompiled('comments.js')).default);
}

/** The doc comments of the classes of requests and responses, by name of the class. */
async function readClassComments() {
  const comments = new Map();
  const folder = path.join(root, 'apps/api/src');
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(dto|view)\.ts$/.test(file)) continue;
    const text = await readFile(path.join(folder, file), 'utf8');
    for (const [, comment, name] of text.matchAll(CLASS_COMMENT)) {
      comments.set(name, comment.replace(/\s*\n \* /g, ' ').trim());
    }
  }
  return comments;
}

/** Returns the OpenAPI documents. In preview mode the application opens no connection. */
async function describeRoutes() {
  const { AppModule } = await importCompiled('apps/api/src/app.module.js');
  const { describeApi } = await importCompiled('apps/api/src/openapi/documentation.js');
  const options = { preview: true, logger: false, abortOnError: false };
  const app = await NestFactory.create(AppModule.with({}), new FastifyAdapter(), options);
  await loadComments();
  const documents = describeApi(app, await readClassComments());
  for (const [route, operations] of routesOf(documents)) {
    for (const [method, { summary, description }] of Object.entries(operations)) {
      if (!summary || !description) {
        fail(`${method.toUpperCase()} ${route} has no doc comment with @remarks.`);
      }
    }
  }
  return documents;
}

function routesOf({ external, internal }) {
  return [...Object.entries(external.paths), ...Object.entries(internal.paths)];
}

/** The operations with a response that refers to one of `references`, as `GET /recipes/{recipeId}`. */
function operationsWith(references, documents) {
  return routesOf(documents).flatMap(([route, methods]) =>
    Object.entries(methods)
      .filter(([, { responses }]) =>
        references.some((reference) => JSON.stringify(responses).includes(`/${reference}"`)),
      )
      .map(([method]) => `\`${method.toUpperCase()} ${route}\``),
  );
}

async function describeErrors(documents) {
  const { ERRORS } = await importCompiled('libs/platform/src/errors/error-catalogue.js');
  const { COMMON_ERRORS } = await importCompiled('apps/api/src/openapi/common-errors.js');
  const { errorSchemaName, errorTitle } = await importCompiled(
    'apps/api/src/openapi/error-schemas.js',
  );
  const errors = Object.entries(ERRORS).map(([name, error]) => ({ name, ...error }));
  const rows = errors.map(
    ({ code, name, status, when, origin }) =>
      `| ${code} | ${name} | ${status} | ${when} | ${origin} |`,
  );
  const specific = errors
    .map(({ name, code }) => {
      const references = [errorSchemaName(name), errorTitle(name)];
      return { name, code, operations: operationsWith(references, documents) };
    })
    .filter(({ name, operations }) => operations.length > 0 && !(name in COMMON_ERRORS));
  const text = [
    '# Errors',
    '',
    'Every error is `{ "code": number, "message": string }`. Clients map the code to a text in the language of the user. The message is in English, for developers. "Defined by" states whether the interface specification or this project defined the code. Generated by `npm run generate`.',
    '',
    '| Code | Name | Status | When | Defined by |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
    '## Operations',
    '',
    'Operations that return each specific error. The other errors are common: they depend on the authentication, the method and the parameters of an operation.',
    '',
    ...specific.map(({ name, code, operations }) => `- ${code} ${name}: ${operations.join(', ')}`),
  ].join('\n');
  return prettier.format(text, { parser: 'markdown' });
}

/** The table of the dishes. */
async function describeDishes() {
  const { ALLERGENS } = await importCompiled('libs/domain/src/catalogue/allergens.js');
  const { DISHES, dishNames } = await importCompiled('libs/domain/src/catalogue/dishes.js');
  const { INGREDIENTS } = await importCompiled('libs/domain/src/catalogue/ingredients.js');
  const labels = ['fr', 'en'].map((locale) => dishNames(locale).map(({ label }) => label));
  const of = (keys) => INGREDIENTS.filter(({ key }) => keys.includes(key));
  const rows = DISHES.map(({ madeOf, often }, index) => {
    const [certain, possible] = [of(madeOf), of(often)];
    const contains = new Set(certain.flatMap(({ allergens }) => allergens));
    const oftenContains = new Set([
      ...certain.flatMap(({ oftenAllergens }) => oftenAllergens),
      ...possible.flatMap(({ allergens, oftenAllergens }) => [...allergens, ...oftenAllergens]),
    ]);
    const allergens = ALLERGENS.map(({ key }) => key);
    const excluded = ['pescatarian', 'vegetarian', 'vegan'].filter((diet) =>
      certain.some(({ diets }) => !diets.includes(diet)),
    );
    return [
      ...labels.map((names) => names[index]),
      allergens.filter((key) => contains.has(key)).join(', '),
      allergens.filter((key) => oftenContains.has(key) && !contains.has(key)).join(', '),
      excluded.join(', '),
    ];
  });
  return stringify([['French', 'English', 'contains', 'often contains', 'excluded by'], ...rows]);
}

/** Writes a file; with --check, fails when the file in the repository differs. */
async function write(file, text) {
  const location = path.join(root, file);
  if (!process.argv.includes('--check')) await writeFile(location, text);
  else if ((await readFile(location, 'utf8').catch(() => '')) !== text) {
    await end(1, `${file} differs from the code: run npm run generate and commit it.`);
  }
}

/** Writes a file for each statement, and deletes those of statements that are gone. */
async function writeStatements() {
  const folder = 'apps/api/src/database/statements.generated';
  const files = new Map((await printStatements()).map(([name, text]) => [`${name}.sql`, text]));
  for (const file of await readdir(path.join(root, folder))) {
    if (!files.has(file)) await rm(path.join(root, folder, file));
  }
  for (const [file, text] of files) await write(`${folder}/${file}`, text);
}

endAtSignals(130);
const { objects, tables } = await describeSchema();
await write('migrations/schema.txt', objects);
await write('apps/api/src/database/tables.generated.ts', tables);
prepare();
const documents = await describeRoutes();
await write('openapi.json', `${JSON.stringify(documents.external, null, 2)}\n`);
await write('openapi.internal.json', `${JSON.stringify(documents.internal, null, 2)}\n`);
await writeStatements();
await write('docs/errors.md', await describeErrors(documents));
await write('docs/dishes.csv', await describeDishes());
await write('docs/images/timed-session.svg', await drawExampleSession());
await end(0);
