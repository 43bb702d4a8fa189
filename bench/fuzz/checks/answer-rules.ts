import { Ajv, type ValidateFunction } from 'ajv';
import { ERRORS } from '../../../libs/platform/src/errors/error-catalogue.js';
import type { JsonSchema } from '../openapi/json-schema.js';
import type { FuzzRequest } from '../requests/fuzz-request.js';
import type { Answer } from '../send-request.js';

/** A rule that an answer violates. */
export interface Violation {
  readonly rule: string;
  readonly detail: string;
}

/** `404/4045` for every error of the catalogue. */
const CATALOGUE: ReadonlySet<string> = new Set(
  Object.values(ERRORS).map(({ status, code }) => `${String(status)}/${String(code)}`),
);

/** Errors of odd requests: those of another operation, of the router and of the HTTP parser. */
const ODD_ERRORS: ReadonlySet<string> = new Set([...CATALOGUE, '414/4000', '417/4000', '431/4000']);

const SOURCE_UNAVAILABLE = '502/5020';

/** Checks one answer against the description of its operation. */
export class AnswerRules {
  private readonly validators = new Map<JsonSchema, ValidateFunction>();
  private readonly ajv = new Ajv({
    strict: false,
    formats: {
      date: /^\d{4}-\d\d-\d\d$/,
      'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
      uri: (text: string) => URL.canParse(text),
      uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
    },
  });

  /** The first violated rule; undefined when there is none. */
  check(request: FuzzRequest, answer: Answer): Violation | undefined {
    if (answer.headers['x-request-id'] === undefined) {
      return { rule: 'request id', detail: 'The response has no x-request-id.' };
    }
    return answer.status >= 400 ? checkError(request, answer) : this.checkSuccess(request, answer);
  }

  private checkSuccess({ operation, method, headers, odd }: FuzzRequest, answer: Answer) {
    if (odd && method !== operation.method) return undefined;
    if (answer.status === 304 && 'if-none-match' in headers && answer.text === '') return undefined;
    const contents = operation.successes.get(answer.status);
    if (contents === undefined) {
      return odd ? undefined : violation('status', `${String(answer.status)} is not declared.`);
    }
    if (contents.size === 0) {
      return answer.text === '' ? undefined : violation('body', 'A body that is not declared.');
    }
    return this.checkBody(contents, answer);
  }

  private checkBody(contents: ReadonlyMap<string, JsonSchema>, { headers, text }: Answer) {
    const type = headers['content-type']?.split(';', 1)[0] ?? '';
    const schema = contents.get(type);
    if (schema === undefined) return violation('content type', `${type} is not declared.`);
    if (type === 'application/json') return this.checkJson(schema, text);
    if (type !== 'application/x-ndjson') return undefined;
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => this.checkJson(schema, line))
      .find((found) => found !== undefined);
  }

  private checkJson(schema: JsonSchema, text: string): Violation | undefined {
    const validate = this.validators.get(schema) ?? this.ajv.compile(schema);
    this.validators.set(schema, validate);
    if (validate(JSON.parse(text))) return undefined;
    return violation('schema', this.ajv.errorsText(validate.errors));
  }
}

function checkError({ operation, odd, method }: FuzzRequest, answer: Answer) {
  const { status, text } = answer;
  if (method === 'HEAD' && text === '') return undefined;
  const body = parse(text);
  const isEnvelope =
    Object.keys(body).join() === 'code,message' &&
    Number.isInteger(body.code) &&
    typeof body.message === 'string' &&
    (answer.headers['content-type']?.startsWith('application/json') ?? false);
  const error = `${String(status)}/${String(body.code)}`;
  if (status >= 500 && error !== SOURCE_UNAVAILABLE) return violation('server error', error);
  if (!isEnvelope) return violation('error envelope', 'The body is not { code, message }.');
  if (odd && ODD_ERRORS.has(error)) return undefined;
  if (!operation.errors.has(error))
    return violation('undeclared error', `${error} is not declared.`);
  return undefined;
}

function violation(rule: string, detail: string): Violation {
  return { rule, detail };
}

function parse(text: string): { readonly code?: unknown; readonly message?: unknown } {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    return {};
  }
}
