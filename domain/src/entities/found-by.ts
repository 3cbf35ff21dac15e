import * as z from 'zod/mini';

/** How a client found us, as they chose it or told the office. */
export const foundByOptions = ['search', 'map', 'friend', 'truck', 'repeat', 'social', 'other'] as const;
export type FoundBy = (typeof foundByOptions)[number];

/** Apart from its words: the desk's first screens read projects and show none of it. */
export const storedFoundBy = z.catch(z.optional(z.enum(foundByOptions)), undefined);
