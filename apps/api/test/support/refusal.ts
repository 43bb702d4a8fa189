/** A response with an error of Popote, to match against. */
export const refusal = (status: number, code: number) => ({ status, body: { code } });
