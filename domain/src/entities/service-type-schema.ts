import * as z from 'zod/mini';
import { serviceTypes } from './service-type.ts';

/** Apart from the labels, which pages show that do not carry zod. */
export const serviceTypeSchema = z.enum(serviceTypes);
