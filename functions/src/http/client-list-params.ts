import { givenInstant, idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { params } from './readers.ts';

/** The address of a client's list: whose, and with ?before= from where on towards older entries. */
export const clientListParams = params(
  z.object({
    clientId: idSchema,
    before: z.optional(givenInstant(() => 'before must be a time as ISO 8601, like 2026-11-22T15:00:00Z')),
  }),
);
