export const list = {};
