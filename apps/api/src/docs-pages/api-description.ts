/** What the pages read of a schema of openapi.json. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

export interface Response {
  readonly description: string;
  readonly content?: Content;
}

interface Reference {
  readonly $ref: string;
}

/** An operation of openapi.json, with the references to its parameters and responses resolved. */
export interface ApiOperation {
  readonly id: string;
  /** In capital letters. */
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** The alternatives that authenticate a request; none for a public operation. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly body: Content;
  readonly responses: readonly (readonly [status: string, response: Response])[];
}

interface RawOperation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly description: string;
  readonly security: ApiOperation['security'];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Response | Reference>>;
}

/** What the pages read of openapi.json. */
export interface ApiDocument {
  readonly info: { readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** openapi.json as its pages read it. */
export class ApiDescription {
  readonly introduction: string;
  readonly tags: ApiDocument['tags'];
  readonly operations: readonly ApiOperation[];
  private readonly components: ApiDocument['components'];

  constructor({ info, tags, paths, components }: ApiDocument) {
    this.introduction = info.description;
    this.tags = tags;
    this.components = components;
    this.operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => this.read(method, path, operation)),
    );
  }

  /** The part that a reference names, or the part itself. */
  resolve<Part extends object>(part: Part | Reference): Part {
    const { $ref } = part as Partial<Reference>;
    if ($ref === undefined) return part as Part;
    const [kind = '', name = ''] = $ref.split('/').slice(2);
    return this.components[kind]?.[name] as Part;
  }

  private read(method: string, path: string, operation: RawOperation): ApiOperation {
    const { parameters = [], requestBody, responses, tags, security } = operation;
    return {
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      tag: tags[0],
      summary: operation.summary,
      description: operation.description,
      security,
      parameters: parameters.map((parameter) => this.resolve(parameter)),
      body: requestBody?.content ?? {},
      responses: Object.entries(responses).map(
        ([status, response]) => [status, this.resolve(response)] as const,
      ),
    };
  }
}
