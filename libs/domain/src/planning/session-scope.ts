/** What a batch session cooks: a week, or one day of it. */
export const SESSION_SCOPES = ['week', 'day'] as const;

export type SessionScope = (typeof SESSION_SCOPES)[number];
