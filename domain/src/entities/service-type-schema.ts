import * as z from 'zod/mini';
import { serviceTypes } from './service-type.ts';

/** Separate from the labels, which pages show without loading zod. */
export const serviceTypeSchema = z.enum(serviceTypes);
