import type { TestClient } from '../../support/test-client.js';

/** Each text that a person writes here begins with it, and has a number of its own. */
const PREFIX = 'zqpersonal';
export const PASSWORD = 'trois petits navets';

/** A person who writes a new text into every field. */
export class Writer {
  private static count = 0;
  /** The fields that they have written, as `POST /recipes steps.description`. */
  readonly fields = new Set<string>();
  readonly texts: string[] = [];

  constructor(readonly client: TestClient) {}

  text(): string {
    const text = `${PREFIX}${String(Writer.count++)}x`;
    this.texts.push(text);
    return text;
  }

  /** Sends a body to an operation, whose parameters are in `ids`. */
  async write(operation: string, body: object, ids: readonly unknown[] = [], headers = {}) {
    this.addFields(operation, body);
    const [method = '', route = ''] = operation.split(' ');
    const values = [...ids];
    const path = route.replace(/{\w+}/g, () => String(values.shift()));
    const response = await this.client.sendOnce(method, path, body, headers);
    if (response.status < 300) return response.body;
    throw new Error(`${operation}: ${JSON.stringify(response.body)}`);
  }

  private addFields(operation: string, value: unknown, path: readonly string[] = []): void {
    if (typeof value === 'string') this.fields.add(`${operation} ${path.join('.')}`);
    else if (Array.isArray(value)) {
      for (const part of value) this.addFields(operation, part, path);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) {
        this.addFields(operation, part, [...path, name]);
      }
    }
  }
}
