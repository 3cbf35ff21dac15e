import * as z from 'zod/mini';
import { storedCode } from '../values/stored-fields.ts';

/** How clients found us, as they or the office entered it. */
export const foundByOptions = ['search', 'map', 'friend', 'truck', 'repeat', 'social', 'other'] as const;
export type FoundBy = (typeof foundByOptions)[number];

/** Separate from the labels, because the desk's first screens load projects without them. */
export const storedFoundBy = z.catch(z.optional(storedCode(foundByOptions)), undefined);
