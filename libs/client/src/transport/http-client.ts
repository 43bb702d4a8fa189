import type { Send } from './send.js';

/** How a body is read; `auto` follows its `Content-Type`. */
export type ParseAs = 'auto' | 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream';

/** The parts of a request, as the generated types describe them. */
export interface TDataShape {
  body?: unknown;
  headers?: unknown;
  path?: unknown;
  query?: unknown;
  url: string;
}

interface RequestOptions extends Omit<RequestInit, 'body' | 'headers' | 'method'> {
  /** A header whose value is null or undefined is not sent. */
  headers?: Record<string, unknown>;
  parseAs?: ParseAs;
  /** Null sends the body as it is. JSON by default. */
  bodySerializer?: ((body: unknown) => BodyInit) | null;
  querySerializer?: QuerySerializer;
}

/** The parameters whose lists are one value, joined by commas. Others repeat their name. */
interface QuerySerializer {
  readonly parameters: Readonly<Record<string, { readonly array: { readonly explode: boolean } }>>;
}

/* eslint-disable @typescript-eslint/no-unused-vars -- the generated code names these parameters */
/** The options of an operation. */
export type Options<
  Data extends TDataShape = TDataShape,
  _Throw = unknown,
  _Response = unknown,
> = RequestOptions & ([Data] extends [never] ? unknown : Omit<Data, 'url'>);

/** What a method resolves with. It rejects with an error. */
export type RequestResult<Responses, _Errors = unknown, _Throw = unknown> = Promise<{
  data: Responses extends Record<string, unknown> ? Responses[keyof Responses] : Responses;
  request: Request;
  response: Response;
}>;

/* eslint-enable @typescript-eslint/no-unused-vars */

type Address = Pick<TDataShape & RequestOptions, 'url' | 'path' | 'query' | 'querySerializer'>;

type Method = <Responses = unknown, Errors = unknown, Throw = unknown>(
  options: RequestOptions & TDataShape,
) => RequestResult<Responses, Errors, Throw>;

/** What the generated operations call. */
export interface Client extends Record<'get' | 'post' | 'put' | 'patch' | 'delete', Method> {
  /** The whole address of a path. */
  buildUrl(options: Address): string;
}

export interface ClientConfig {
  readonly baseUrl: string;
  readonly credentials: RequestCredentials;
  /** Headers of every request. */
  readonly headers: Readonly<Record<string, string>>;
  readonly send: Send;
  /** The error of a request without a response. */
  readonly onFailure: (error: unknown, request: Request) => Promise<unknown>;
  /** Throws the error of a response that is none of the expected ones. */
  readonly check: (response: Response, request: Request, parseAs: ParseAs) => Promise<void>;
  /** Called with the body of a response with a status of success. */
  readonly onSuccess: (request: Request, body: unknown) => void;
}

/** Uploads are forms. */
export const formDataBodySerializer = {
  bodySerializer: (body: unknown): FormData => {
    const form = new FormData();
    for (const [name, value] of Object.entries(body as Record<string, Blob | string>))
      form.append(name, value);
    return form;
  },
};

export function createClient(config: ClientConfig): Client {
  const buildUrl: Client['buildUrl'] = ({ url, path = {}, query = {}, querySerializer }) => {
    const values = path as Record<string, unknown>;
    const filled = url.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(values[name] as string | number),
    );
    const search = searchOf(query as Record<string, unknown>, querySerializer);
    return config.baseUrl + filled + (search && `?${search}`);
  };
  const method = (name: string): Method => {
    const call = async (options: RequestOptions & TDataShape) => {
      const { url, path, query, querySerializer, ...others } = options;
      const { body, headers, parseAs = 'auto', bodySerializer = toJson, ...init } = others;
      // Not on reads: a page on another origin would need a preflight for each address.
      const prefer = name === 'GET' ? {} : { Prefer: 'error-details' };
      const request = new Request(buildUrl({ url, path, query, querySerializer }), {
        credentials: config.credentials,
        ...init,
        method: name,
        headers: headersOf({ ...prefer, ...config.headers, ...headers }),
        ...(body !== undefined && { body: bodySerializer ? bodySerializer(body) : (body as Blob) }),
      });
      const fail = async (error: unknown) => {
        throw await config.onFailure(error, request);
      };
      const response = await config.send(request).catch(fail);
      await config.check(response, request, parseAs);
      const data = await read(response, parseAs).catch(fail); // the connection may break
      if (response.ok) config.onSuccess(request, data);
      return { data, request, response };
    };
    return call as Method;
  };
  return {
    buildUrl,
    get: method('GET'),
    post: method('POST'),
    put: method('PUT'),
    patch: method('PATCH'),
    delete: method('DELETE'),
  };
}

function toJson(body: unknown): string {
  return JSON.stringify(body);
}

/** What is null or undefined is left out. */
function searchOf(query: Record<string, unknown>, serializer?: QuerySerializer): string {
  return Object.entries(query)
    .flatMap(([name, value]) => {
      const values = [value].flat().filter((each) => each != null);
      const texts = values.map((each) => encodeURIComponent(each as string | number | boolean));
      const isJoined = serializer?.parameters[name]?.array.explode === false && texts.length > 0;
      return (isJoined ? [texts.join(',')] : texts).map((text) => `${name}=${text}`);
    })
    .join('&');
}

/** The last value of a name wins, also in another case. */
function headersOf(values: Record<string, unknown>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(values))
    if (value != null) headers.set(name, value as string);
  return headers;
}

/** Null for a response without a body, such as 304. */
async function read(response: Response, parseAs: ParseAs): Promise<unknown> {
  if (parseAs === 'stream') return response.body;
  if (parseAs === 'blob' || parseAs === 'arrayBuffer') return response[parseAs]();
  const type = response.headers.get('content-type') ?? '';
  const isJson = parseAs === 'json' || /^application\/([\w.-]+\+)?json/.test(type);
  if (!isJson && parseAs === 'auto' && /^(application|image)\//.test(type)) return response.blob();
  const text = await response.text();
  if (isJson) return text === '' ? null : JSON.parse(text);
  return text === '' && parseAs === 'auto' ? null : text;
}
