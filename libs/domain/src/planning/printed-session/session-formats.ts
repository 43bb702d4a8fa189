/** The formats of a batch session. */
export const SESSION_FORMATS = ['json', 'svg', 'ics', 'text'] as const;

export type SessionFormat = (typeof SESSION_FORMATS)[number];
