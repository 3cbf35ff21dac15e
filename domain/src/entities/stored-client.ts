import * as z from 'zod/mini';
import { emailSchema } from '../values/email.ts';
import {
  storedCreationTime,
  storedOptionalText,
  storedOptionalTime,
  storedText,
} from '../values/stored-fields.ts';
import { idSchema } from '../values/text-fields.ts';
import type { Client } from './client.ts';

/** A client as it is read: only the id has to be right, so that no slip in the others keeps a client out of the portal. */
export const storedClientSchema: z.ZodMiniType<Client> = z.object({
  id: idSchema,
  firstName: z.catch(storedText, ''),
  lastName: z.catch(storedText, ''),
  email: z.catch(emailSchema, ''),
  phone: z.catch(storedText, ''),
  address: storedOptionalText,
  createdAt: storedCreationTime,
  zip: storedOptionalText,
  sessionsValidFrom: storedOptionalTime,
  updatedAt: storedOptionalTime,
  reminders: z.catch(z.optional(z.boolean()), undefined),
  searchTerms: z.catch(z.optional(z.array(z.string())), undefined),
  mergedInto: z.catch(z.optional(idSchema), undefined),
  erasedAt: storedOptionalTime,
});
