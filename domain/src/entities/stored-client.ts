import * as z from 'zod/mini';
import { emailSchema } from '../values/email.ts';
import { storedLanguage } from '../values/language-schema.ts';
import {
  type StoredFields,
  storedCreationTime,
  storedOptionalBoolean,
  storedOptionalId,
  storedOptionalText,
  storedOptionalTime,
  storedText,
} from '../values/stored-fields.ts';
import { idSchema } from '../values/text-fields.ts';
import { type Client, replacedEmailSchema } from './client.ts';
import type { PrivacyOf } from './privacy.ts';
import { erasedName } from './privacy.ts';

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
  replacedEmails: z.catch(z.optional(z.array(replacedEmailSchema)), undefined),
  formerEmails: z.catch(z.optional(z.array(emailSchema)), undefined),
  updatedAt: storedOptionalTime,
  reminders: storedOptionalBoolean,
  language: storedLanguage,
  searchTerms: z.catch(z.optional(z.array(z.string())), undefined),
  mergedInto: storedOptionalId,
  erasedAt: storedOptionalTime,
} satisfies StoredFields<Client>);

export const clientPrivacy = {
  id: 'plain',
  firstName: { holds: 'client', erased: erasedName.firstName },
  lastName: { holds: 'client', erased: erasedName.lastName },
  email: { holds: 'client', erased: '' },
  phone: { holds: 'client', erased: '' },
  address: 'client',
  createdAt: 'plain',
  zip: 'client',
  sessionsValidFrom: 'plain',
  replacedEmails: 'client',
  formerEmails: 'client',
  updatedAt: 'plain',
  reminders: 'plain',
  language: 'plain',
  searchTerms: { holds: 'client', readers: 'nobody' },
  mergedInto: 'plain',
  erasedAt: 'plain',
} satisfies PrivacyOf<Client>;
