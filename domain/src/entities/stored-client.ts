import * as z from 'zod/mini';
import { emailSchema } from '../values/email.ts';
import { inCurrentLanguage } from '../values/language.ts';
import { languageSchema, storedLanguage } from '../values/language-schema.ts';
import {
  type StoredFields,
  storedCreationTime,
  storedOptionalBoolean,
  storedOptionalId,
  storedOptionalText,
  storedOptionalTime,
  storedText,
} from '../values/stored-fields.ts';
import { idSchema, shownVersion, strictBody } from '../values/text-fields.ts';
import { trueOrFalse } from '../values/whole-number.ts';
import { withoutInvisible } from '../values/without-invisible.ts';
import type { Actor } from './audit-entry.ts';
import {
  type Client,
  contactAccessSchema,
  newClientSchema,
  replacedEmailSchema,
  storedContactSchema,
} from './client.ts';
import { clientChangeTexts } from './client-change-texts.ts';
import { companyFields, personName } from './company.ts';
import { erasedName, type PrivacyOf } from './privacy.ts';

/** The body of PATCH /api/desk/clients/{id}: the changes, based on the version in `updatedAt`, null for none yet. */
export const clientChangeSchema = z.extend(z.partial(newClientSchema), {
  updatedAt: shownVersion,
  reminders: z.optional(trueOrFalse(() => clientChangeTexts().reminders)),
  language: z.optional(languageSchema),
  ...companyFields,
});
export type ClientChange = Omit<z.infer<typeof clientChangeSchema>, 'updatedAt'>;

/** The body of PATCH /api/me. It lists its fields so that a new client field stays private to staff by default. */
export const ownChangeSchema = z.pick(clientChangeSchema, {
  updatedAt: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  address: true,
  reminders: true,
  language: true,
});

/** The body of POST /api/desk/clients/{id}/merge: the duplicate to merge in. */
export const mergeClientSchema = strictBody({ duplicateId: idSchema });

/** The body of POST /api/desk/clients/{id}/erase: the confirmation that `erasureWords` asks for. */
export const eraseClientSchema = strictBody({
  confirmation: z.string({ error: () => clientChangeTexts().typeName }),
});

/** The company, else the client's name, else other contact data. */
export function clientName(
  client: Pick<Client, 'firstName' | 'lastName' | 'email' | 'id' | 'company'>,
): string {
  const { company, email, id } = client;
  return company || personName(client) || email || id;
}

/** The person that the history names. */
export function actorOfClient(client: Parameters<typeof clientName>[0]): Actor {
  return { id: client.id, name: personName(client) || clientName(client), role: 'client' };
}

/** Whether the typed name matches the client to erase. Ignores case and surrounding spaces. */
export function confirmsErasure(client: Client, typed: string): boolean {
  const said = (text: string) => withoutInvisible(text).trim().toLowerCase();
  return said(typed) === said(clientName(client));
}

export const clientMessages = inCurrentLanguage(() => clientChangeTexts().messages);

/** A stored client. Only the id must be valid, so that bad data cannot lock a client out of the portal. */
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
  company: storedOptionalText,
  billingAddress: storedOptionalText,
  dueDays: z.catch(z.optional(z.int().check(z.nonnegative())), undefined),
  taxExempt: z.catch(z.optional(z.object({ number: storedText, file: storedOptionalId })), undefined),
  asksPo: storedOptionalBoolean,
  contacts: z.catch(z.optional(z.array(storedContactSchema)), undefined),
  contactAccess: z.catch(z.optional(contactAccessSchema), undefined),
  contactEmails: z.catch(z.optional(z.array(z.string())), undefined),
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
  company: 'client',
  billingAddress: 'client',
  dueDays: 'plain',
  taxExempt: 'client',
  asksPo: 'plain',
  contacts: { holds: 'client', readers: 'desk' },
  contactAccess: { holds: 'client', readers: 'nobody' },
  contactEmails: { holds: 'client', readers: 'nobody' },
  searchTerms: { holds: 'client', readers: 'nobody' },
  mergedInto: 'plain',
  erasedAt: 'plain',
} satisfies PrivacyOf<Client>;
