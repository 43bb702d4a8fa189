import { AppError, type ErrorDetail } from '#platform/errors/app-error.js';
import type { ErrorName } from '#platform/errors/error-catalogue.js';

/** Maximum number of problems that a VALIDATION_ERROR names. */
const MAX_PROBLEMS = 20;

/** A VALIDATION_ERROR whose message names the first problems, each once. */
export class InvalidRequest extends AppError {
  readonly problems: readonly ErrorDetail[];

  /** @param problems sentences such as `date must not be in the future`, or with the rule that is broken */
  constructor(problems: readonly (string | ErrorDetail)[]) {
    const details = problems.map(toDetail);
    const bySentence = new Map(details.map((detail) => [detail.message, detail]));
    const first = [...bySentence.values()].slice(0, MAX_PROBLEMS);
    super('VALIDATION_ERROR', first.map(({ message }) => message).join('; '), undefined, first);
    this.problems = details;
  }
}

/**
 * For a request that changes what it names.
 *
 * @param kept the fields that null does not change
 * @param cleared the fields that null clears
 * @throws VALIDATION_ERROR when the request names nothing
 */
export function requireChange(
  kept: Readonly<Record<string, unknown>>,
  cleared: Readonly<Record<string, unknown>> = {},
): void {
  if (Object.values(kept).some((value) => value != null)) return;
  if (Object.values(cleared).some((value) => value !== undefined)) return;
  const names = Object.keys({ ...kept, ...cleared }).join(', ');
  throw new InvalidRequest([`at least one of ${names} must be given`]);
}

/** A 404 about an id or a code in the body. */
export class UnknownReference extends AppError {
  constructor(name: ErrorName, path: string) {
    super(name, undefined, undefined, [{ path, rule: 'exists', message: `${path} must be known` }]);
  }
}

/**
 * Throws `error` about the first id that is not known.
 *
 * @param path of an id in the body, such as `ingredients[].unitId`
 */
export function requireKnown(
  ids: readonly (number | null | undefined)[],
  isKnown: (id: number) => boolean,
  error: ErrorName,
  path: string,
): void {
  const index = ids.findIndex((id) => id != null && !isKnown(id));
  if (index >= 0) throw new UnknownReference(error, pathOfItem(path, index));
}

/** The path of an item of a list: `items[2].` of `items[].`. */
export function pathOfItem(path: string, index: number): string {
  return path.replace('[]', `[${String(index)}]`);
}

/** A sentence about one field begins with its path. */
function toDetail(problem: string | ErrorDetail): ErrorDetail {
  if (typeof problem !== 'string') return problem;
  const [, path = ''] = /^(\S+) must /.exec(problem) ?? [];
  return { path, rule: 'requirement', message: problem };
}
