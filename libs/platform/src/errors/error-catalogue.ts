export interface ErrorDefinition {
  readonly code: number;
  readonly status: number;
  /** Default message, in English, for developers. */
  readonly message: string;
  readonly when: string;
  /** Whether the interface specification or the contract of this service defines the code. */
  readonly origin: 'spec' | 'contract';
  /** Default of `Retry-After`, in seconds. */
  readonly retryAfter?: number;
}

/**
 * Every error of the service: the single source of codes, statuses and messages for the filter,
 * OpenAPI and `docs/errors.md`. The meaning of a code never changes.
 */
export const ERRORS = {
  VALIDATION_ERROR: {
    code: 4000,
    status: 400,
    message: 'The request is not valid.',
    when: 'A path, query or body fails validation; the message names up to 20 offending paths and rules.',
    origin: 'spec',
  },
  EMAIL_ALREADY_IN_USE: {
    code: 4001,
    status: 409,
    message: 'This email is already in use.',
    when: 'Sign-up with the email of another profile.',
    origin: 'spec',
  },
  INVALID_CREDENTIALS: {
    code: 4010,
    status: 401,
    message: 'The email or the password is wrong.',
    when: 'Login, or an operation that requires the password, with a wrong password.',
    origin: 'spec',
  },
  NOT_AUTHENTICATED: {
    code: 4011,
    status: 401,
    message: 'A valid session is required.',
    when: 'The session cookie, or the internal secret, is missing, invalid, expired or revoked.',
    origin: 'spec',
  },
  ALREADY_IN_HOUSE: {
    code: 4020,
    status: 409,
    message: 'The profile already belongs to a house.',
    when: 'Creating or joining a house while belonging to one.',
    origin: 'contract',
  },
  CANNOT_REMOVE_SELF: {
    code: 4021,
    status: 409,
    message: 'An administrator cannot remove themself; leave the house instead.',
    when: 'An administrator removes their own membership.',
    origin: 'contract',
  },
  RECIPE_ALREADY_IMPORTED: {
    code: 4022,
    status: 409,
    message: 'This item was already imported for the house.',
    when: 'Import of a source item that the house already has, or moving one into such a house.',
    origin: 'spec',
  },
  TEXT_CHANGED: {
    code: 4023,
    status: 409,
    message: 'The text of the step has changed.',
    when: 'A correction whose `text` differs from the selected part of the step.',
    origin: 'contract',
  },
  REQUEST_IN_PROGRESS: {
    code: 4024,
    status: 409,
    message: 'The first request with this key is still running.',
    when: 'A repetition under an `Idempotency-Key` while the first request is still running.',
    origin: 'contract',
  },
  QUOTA_EXCEEDED: {
    code: 4025,
    status: 409,
    message: 'The maximum number of entries is reached.',
    when: 'A planning item, recipe, member, correction, own line, ticked amount or batch session above a quota; the message states the maximum.',
    origin: 'contract',
  },
  NOT_RECIPE_AUTHOR: {
    code: 4030,
    status: 403,
    message: 'Only the author may change this recipe.',
    when: 'Edit or deletion of a readable recipe by a profile that is not its author.',
    origin: 'spec',
  },
  NOT_HOUSE_ADMIN: {
    code: 4031,
    status: 403,
    message: 'Only the administrator of the house may do this.',
    when: 'An operation for administrators, by another member.',
    origin: 'contract',
  },
  SOURCE_NOT_ENABLED: {
    code: 4032,
    status: 403,
    message: 'The house has not enabled this source.',
    when: 'Browsing, previewing or importing from a source that the house has not enabled.',
    origin: 'contract',
  },
  ORIGIN_NOT_ALLOWED: {
    code: 4033,
    status: 403,
    message: 'Requests from this origin are not allowed.',
    when: "A state-changing request whose Origin is neither the service's own nor allowed.",
    origin: 'contract',
  },
  NOT_FOUND: {
    code: 4040,
    status: 404,
    message: 'There is no such route.',
    when: 'Unknown route, or a method that the path does not support.',
    origin: 'spec',
  },
  HOUSE_NOT_FOUND: {
    code: 4041,
    status: 404,
    message: 'The profile has no house.',
    when: 'An operation that requires a house, by a profile without one.',
    origin: 'spec',
  },
  DIET_NOT_FOUND: {
    code: 4042,
    status: 404,
    message: 'There is no such diet.',
    when: 'Unknown diet id.',
    origin: 'spec',
  },
  ALLERGY_NOT_FOUND: {
    code: 4043,
    status: 404,
    message: 'There is no such allergy.',
    when: 'Unknown allergy id.',
    origin: 'spec',
  },
  INGREDIENT_NOT_FOUND: {
    code: 4044,
    status: 404,
    message: 'There is no such ingredient.',
    when: 'Unknown ingredient id.',
    origin: 'contract',
  },
  RECIPE_NOT_FOUND: {
    code: 4045,
    status: 404,
    message: 'There is no such recipe.',
    when: 'A recipe that does not exist or that the viewer may not see.',
    origin: 'spec',
  },
  UNIT_NOT_FOUND: {
    code: 4046,
    status: 404,
    message: 'There is no such unit.',
    when: 'Unknown unit id.',
    origin: 'spec',
  },
  UTENSIL_NOT_FOUND: {
    code: 4047,
    status: 404,
    message: 'There is no such utensil.',
    when: 'Unknown utensil id.',
    origin: 'spec',
  },
  TECH_STEP_NOT_FOUND: {
    code: 4048,
    status: 404,
    message: 'There is no such technique.',
    when: 'Unknown technique id.',
    origin: 'contract',
  },
  SOURCE_NOT_FOUND: {
    code: 4049,
    status: 404,
    message: 'There is no such source.',
    when: 'Unknown source id or key.',
    origin: 'contract',
  },
  STEP_NOT_FOUND: {
    code: 4050,
    status: 404,
    message: 'The recipe has no such step.',
    when: 'A step id that does not belong to the recipe.',
    origin: 'contract',
  },
  MEMBER_NOT_FOUND: {
    code: 4051,
    status: 404,
    message: 'The house has no such member.',
    when: 'A member id that does not belong to the house.',
    origin: 'contract',
  },
  INVITATION_NOT_FOUND: {
    code: 4052,
    status: 404,
    message: 'There is no such invitation.',
    when: 'Joining with an unknown code.',
    origin: 'contract',
  },
  PLANNING_ITEM_NOT_FOUND: {
    code: 4053,
    status: 404,
    message: 'There is no such planning item.',
    when: 'An item that does not exist or belongs to another house.',
    origin: 'contract',
  },
  SOURCE_ITEM_NOT_FOUND: {
    code: 4054,
    status: 404,
    message: 'The source has no such item.',
    when: 'An external id that the source does not have or cannot read, or a page without a recipe.',
    origin: 'contract',
  },
  SHOPPING_LINE_NOT_FOUND: {
    code: 4055,
    status: 404,
    message: 'The shopping list has no such line.',
    when: 'Reserved. Operations on unknown lines are reported in `ignored`, so that a device that was offline can deliver the others.',
    origin: 'contract',
  },
  PRECONDITION_FAILED: {
    code: 4120,
    status: 412,
    message: 'The resource has changed.',
    when: 'An `If-Match` header that does not contain the current ETag. Nothing is changed.',
    origin: 'contract',
  },
  PAYLOAD_TOO_LARGE: {
    code: 4130,
    status: 413,
    message: 'The body is too large.',
    when: 'A body over the limit.',
    origin: 'contract',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    code: 4150,
    status: 415,
    message: 'Bodies must be application/json.',
    when: 'A body of another content type.',
    origin: 'contract',
  },
  IDEMPOTENCY_KEY_REUSED: {
    code: 4220,
    status: 422,
    message: 'This key belongs to another request.',
    when: 'An `Idempotency-Key` that was used for another route or body within 24 hours.',
    origin: 'contract',
  },
  TOO_MANY_REQUESTS: {
    code: 4290,
    status: 429,
    message: 'Too many requests; try again later.',
    when: 'A rate limit is reached; Retry-After gives the seconds to wait.',
    origin: 'contract',
  },
  INTERNAL_ERROR: {
    code: 5000,
    status: 500,
    message: 'Something went wrong.',
    when: 'An unexpected failure.',
    origin: 'spec',
  },
  SOURCE_UNAVAILABLE: {
    code: 5020,
    status: 502,
    message: 'The source cannot be read at the moment.',
    when: 'The external site is down, slow, unreadable, blocks requests, or is refused by the egress rules.',
    origin: 'contract',
  },
  SERVICE_UNAVAILABLE: {
    code: 5030,
    status: 503,
    message: 'The service is not available at the moment.',
    when: 'The database is unreachable or the service is busy; Retry-After gives the seconds to wait.',
    origin: 'contract',
    retryAfter: 2,
  },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorName = keyof typeof ERRORS;
