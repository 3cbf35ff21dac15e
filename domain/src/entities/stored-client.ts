import * as z from 'zod/mini';
import { emailSchema } from '../values/email.ts';
import { trueOrFalse } from '../values/given-number.ts';
import { inCurrentLanguage } from '../values/language.ts';
import { erasedName } from '../values/privacy.ts';
import {
  creationTime,
  field,
  flag,
  id,
  lenient,
  stored,
  storedLanguage,
  storedOptionalId,
  storedText,
  text,
  textOr,
  time,
} from '../values/stored-fields.ts';
import {
  idSchema,
  languageSchema,
  shownVersion,
  strictBody,
  withoutInvisible,
} from '../values/text-fields.ts';

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
export const storedClientSchema = stored({
  id: field(idSchema, 'plain'),
  firstName: textOr('', { holds: 'client', erased: erasedName.firstName }),
  lastName: textOr('', { holds: 'client', erased: erasedName.lastName }),
  email: field(z.catch(emailSchema, ''), { holds: 'client', erased: '' }),
  phone: textOr('', { holds: 'client', erased: '' }),
  address: text('client'),
  createdAt: creationTime('plain'),
  /** The ZIP code for visits, when the client gave no address. */
  zip: text('client'),
  /** Portal sessions that began up to this time have ended. */
  sessionsValidFrom: time('plain'),
  /** E-mails that the client replaced, oldest first. Each address may object for a while. */
  replacedEmails: lenient(z.array(replacedEmailSchema), 'client'),
  /** Confirmed former e-mails. Erasing uses them to find remaining data. */
  formerEmails: lenient(z.array(emailSchema), 'client'),
  updatedAt: time('plain'),
  /** False if the client wants no visit reminders. Other mails still go out. */
  reminders: flag('plain'),
  language: field(storedLanguage, 'plain'),
  /** The company name for papers, if the client is a company. */
  company: text('client'),
  /** Where invoices go; missing where that is the address. */
  billingAddress: text('client'),
  /** Days after an invoice's date on which it is due; missing where the owner's setting holds. */
  dueDays: lenient(z.int().check(z.nonnegative()), 'plain'),
  /** The certificate by which the client buys without sales tax, and the id of its photo. */
  taxExempt: lenient(z.object({ number: storedText, file: storedOptionalId }), 'client'),
  /** An approval needs the number of the client's purchase order. */
  asksPo: flag('plain'),
  contacts: lenient(z.array(storedContactSchema), { holds: 'client', readers: 'desk' }),
  contactAccess: lenient(contactAccessSchema, { holds: 'client', readers: 'nobody' }),
  contactEmails: lenient(z.array(z.string()), { holds: 'client', readers: 'nobody' }),
  searchTerms: lenient(z.array(z.string()), { holds: 'client', readers: 'nobody' }),
  /** The client that this duplicate was merged into. */
  mergedInto: id('plain'),
  erasedAt: time('plain'),
});
