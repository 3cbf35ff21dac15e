import * as z from 'zod/mini';

/** How somebody found the business, in their own words or as the office heard it on the phone. */
export const foundByOptions = ['search', 'map', 'friend', 'truck', 'repeat', 'social', 'other'] as const;
export type FoundBy = (typeof foundByOptions)[number];

/** Apart from its words: the desk's first screens read projects and show none of it. */
export const storedFoundBy = z.catch(z.optional(z.enum(foundByOptions)), undefined);
