import type { ApiDescription, ApiOperation, Parameter, Response } from './api-description.js';
import { inline } from './article.js';
import { type Html, html } from './html.js';
import { exampleOf, fieldsOf, typeOf } from './schema-fields.js';

/** The list of all operations, by tag, with a field to search in it. */
export function operationList({ tags, operations }: ApiDescription): Html {
  const sections = tags.flatMap(({ name, description }) => {
    const rows = operations
      .filter(({ tag }) => tag === name)
      .map(
        ({ id, method, path, summary }) =>
          html`<li><a href="docs/operations/${id}">${signature(method, path)} <span>${inline(summary)}</span></a></li>`, // prettier-ignore
      );
    const list = html`<section><h2>${name}</h2><p>${description}</p><ul class="operations">${rows}</ul></section>`; // prettier-ignore
    return rows.length === 0 ? [] : [list];
  });
  return html`<label class="search">Search <input id="search" type="search" autocomplete="off" placeholder="shopping list, POST, /recipes"></label>
<p id="found" role="status"></p>${sections}`; // prettier-ignore
}

/** One operation: what it is for, what it takes and returns, and a form to try it. */
export function operationPage(operation: ApiOperation, api: ApiDescription): Html {
  const { method, path, summary, description, responses } = operation;
  return html`<h1>${inline(summary)}</h1>
<p class="signature">${signature(method, path)}</p>
<p>${inline(description)}</p>
<p class="quiet">${accessOf(operation)} <code>${operation.id}</code> in the client.</p>
${parameterList(operation, api)}${bodyFields(operation, api)}
<h2>Responses</h2><dl class="responses">${responses.map(([status, response]) => responseOf(status, response, api))}</dl>
${tryForm(operation, api)}`; // prettier-ignore
}

function accessOf({ security }: ApiOperation): string {
  if (security.length === 0) return 'Needs no session.';
  const [scope] = security.flatMap(({ accessToken = [] }) => accessToken);
  if (scope === undefined) return 'Needs a session.';
  return `Needs a session, or an access token with the scope ${scope}.`;
}

function signature(method: string, path: string): Html {
  return html`<code class="method" data-method="${method}">${method}</code> <code>${path}</code>`;
}

function parameterList({ parameters }: ApiOperation, api: ApiDescription): Html {
  if (parameters.length === 0) return html``;
  const rows = parameters.map(({ name, in: place, required = false, description = '', schema }) => {
    const type = schema === undefined ? '' : `, ${typeOf(schema, api)}`;
    const optional = required ? '' : ', optional';
    return html`<li><code>${name}</code> <span class="type">${place}${type}${optional}</span> ${inline(description)}</li>`; // prettier-ignore
  });
  return html`<h2>Parameters</h2><ul class="fields">${rows}</ul>`; // prettier-ignore
}

function bodyFields({ body }: ApiOperation, api: ApiDescription): Html {
  const types = Object.entries(body);
  if (types.length === 0) return html``;
  const schema = types[0]?.[1].schema ?? {};
  const names = types.map(([type]) => type).join(', ');
  return html`<h2>Body</h2>
    <p class="quiet">${names}</p>
    ${fieldsOf(schema, api)}`;
}

function responseOf(status: string, { description, content = {} }: Response, api: ApiDescription) {
  const { schema } = content['application/json'] ?? {};
  const isError = Number(status) >= 400;
  const fields = schema === undefined || isError ? [] : fieldsOf(schema, api);
  const shown = html`<details><summary>Fields of ${typeOf(schema ?? {}, api)}</summary>${fields}</details>`; // prettier-ignore
  const types = Object.keys(content).filter((type) => type !== 'application/json');
  const others = types.length === 0 ? '' : html`<p class="quiet">Also ${types.join(', ')}.</p>`;
  return html`<dt><code>${status}</code></dt><dd><p>${inline(description)}</p>${fields.length === 0 ? '' : shown}${others}</dd>`; // prettier-ignore
}

/** A form whose request the page sends to this service. Binary bodies need a client. */
function tryForm(operation: ApiOperation, api: ApiDescription): Html {
  const { method, path, parameters, body } = operation;
  const fields = parameters.filter(({ in: place }) => place !== 'header');
  const { schema } = body['application/json'] ?? {};
  const example = /Example: `(\{.*\})`/.exec(operation.description)?.[1];
  const value: unknown =
    example === undefined ? schema && exampleOf(schema, api) : JSON.parse(example);
  const text = value === undefined ? '' : JSON.stringify(value, null, 2);
  const bodyField = html`<label>Body <textarea name="body" rows="${Math.min(16, text.split('\n').length)}" spellcheck="false">${text}</textarea></label>`; // prettier-ignore
  return html`<h2 id="try">Try it</h2>
<form id="request" data-method="${method}" data-path="${path}">${fields.map((field) => inputOf(field))}${schema === undefined ? '' : bodyField}
<button type="submit">Send ${method}</button>
<p class="quiet">Sent to this service with the session of this browser. <a href="logIn#try">Sign in</a> first; a write is real.</p>
</form><div id="response" role="status"></div>`; // prettier-ignore
}

function inputOf({ name, in: place, required = false }: Parameter): Html {
  const state = required ? html` required` : '';
  return html`<label>${name} <input name="${name}" data-in="${place}" autocomplete="off"${state}></label>`; // prettier-ignore
}
