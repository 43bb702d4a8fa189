/** ACTIVE: a cook works until the end. PASSIVE: the food cooks, rests or waits by itself. */
export const ATTENTIONS = ['ACTIVE', 'PASSIVE'] as const;

export type Attention = (typeof ATTENTIONS)[number];

/**
 * Where a task happens, besides the cook that every ACTIVE task occupies. COOK: at the work surface.
 * Null (PASSIVE only): in a bowl, the refrigerator or an appliance with a heater of its own.
 */
export const RESOURCES = ['COOK', 'BURNER', 'OVEN'] as const;

export type Resource = (typeof RESOURCES)[number];
