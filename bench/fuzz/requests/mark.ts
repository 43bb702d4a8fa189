/** Stands in generated texts for a secret that is created when the request is sent. */
export const MARK = 'zqmark';
