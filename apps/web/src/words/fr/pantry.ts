export const pantry = {};
