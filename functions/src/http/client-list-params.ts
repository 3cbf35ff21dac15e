import { listedInstant } from '@welding/domain/values/given-time';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { httpTexts } from './http-texts.ts';
import { params } from './readers.ts';

/** The address of a client's list: whose, and with ?before= from where on towards older entries. */
export const clientListParams = params(
  z.object({
    clientId: idSchema,
    before: z.optional(listedInstant(() => httpTexts().before)),
  }),
);
