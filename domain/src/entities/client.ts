import * as z from 'zod/mini';
import { emailSchema } from '../values/email.ts';
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
  storedRights,
  storedText,
  text,
  textOr,
  time,
} from '../values/stored-fields.ts';
import { addressLine, idSchema, instantSchema, strictBody } from '../values/text-fields.ts';
import { clientTexts, personFields } from './person-fields.ts';

/** Specification section 3: a client without an id. */
export const newClientSchema = strictBody({
  ...personFields,
  address: addressLine(() => clientTexts().address),
});
export type NewClient = z.infer<typeof newClientSchema>;

/** A former email. `provenAt` is missing if it was never confirmed. */
const replacedEmailSchema = z.object({
  email: emailSchema,
  at: instantSchema,
  provenAt: z.optional(instantSchema),
});
export type ReplacedEmail = z.infer<typeof replacedEmailSchema>;

/** The areas a client's contact takes care of. */
export const contactRoles = ['estimates', 'invoices', 'visits', 'gate'] as const;
export type ContactRole = (typeof contactRoles)[number];

const storedContactSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  roles: storedRights(contactRoles),
});
/** A person at a client to write to or call, with roles. */
export type Contact = z.infer<typeof storedContactSchema>;

/** What each contact with an email may see in the portal, by contact id. Sessions begun up to `since` have ended. */
export const contactAccessSchema = z.record(
  z.string(),
  z.object({ roles: storedRights(contactRoles), since: z.number() }),
);

/** Whether a contact has one of these roles. The client itself has no roles and may do everything. */
export function hasRole(roles: readonly ContactRole[] | undefined, needed: readonly ContactRole[]): boolean {
  return roles === undefined || needed.some((role) => roles.includes(role));
}

/** A contact who is signed in, and the company it belongs to. */
export const signedInContactSchema = z.object({
  id: idSchema,
  name: z.string(),
  company: z.string(),
  roles: z.array(z.enum(contactRoles)),
});
export type SignedInContact = z.infer<typeof signedInContactSchema>;

/** A stored client. Only the id must be valid, so that bad data cannot lock a client out of the portal. */
const earlierPersonsSchema = z.object({
  at: z.string(),
  /** The client, or the duplicate that was merged into it. */
  id: z.string(),
  email: z.string(),
  contacts: z.array(z.object({ id: z.string(), email: z.optional(z.string()) })),
});
export type EarlierPersons = z.infer<typeof earlierPersonsSchema>;

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
  /** Emails that the client replaced, oldest first. Each address may object for a while. */
  replacedEmails: lenient(z.array(replacedEmailSchema), 'client'),
  /** Confirmed former emails. Erasing uses them to find remaining data. */
  formerEmails: lenient(z.array(emailSchema), 'client'),
  updatedAt: time('plain'),
  /** The persons who want no reminders: `client`, or a contact's id. Other mails still go out. See `stoppedOf`. */
  stopped: lenient(z.array(z.string()), 'plain'),
  /** The client's own choice, for earlier releases: false for no reminders. */
  reminders: flag('plain'),
  language: field(storedLanguage, 'plain'),
  /** The company name for papers, if the client is a company. */
  company: text('client'),
  /** Where invoices go, if not to `address`. */
  billingAddress: text('client'),
  /** Days from an invoice's date to its due date, if not the owner's setting. */
  dueDays: lenient(z.int().check(z.nonnegative()), 'plain'),
  /** The number of the sales tax exemption certificate, and its photo's id. */
  taxExempt: lenient(z.object({ number: storedText, file: storedOptionalId }), 'client'),
  /** Approvals require the client's purchase order number. */
  asksPo: flag('plain'),
  /** A note for staff. */
  note: text({ holds: 'client', readers: 'desk' }),
  contacts: lenient(z.array(storedContactSchema), { holds: 'client', readers: 'desk' }),
  contactAccess: lenient(contactAccessSchema, { holds: 'client', readers: 'nobody' }),
  contactEmails: lenient(z.array(z.string()), { holds: 'client', readers: 'nobody' }),
  searchTerms: lenient(z.array(z.string()), { holds: 'client', readers: 'nobody' }),
  /** The client that this duplicate was merged into. */
  mergedInto: id('plain'),
  /** The persons of that client which this duplicate's persons became, by their earlier names. */
  mergedAs: lenient(z.record(z.string(), z.string()), 'plain'),
  erasedAt: time('plain'),
  /** Earlier persons, whose mails, links and history do not follow a change or merge yet; a job completes it. */
  readersBefore: lenient(z.array(earlierPersonsSchema), { holds: 'client', readers: 'nobody' }),
  /** When erasing began, until it is complete; a job completes it. */
  erasingSince: time('plain'),
});
export type Client = z.infer<typeof storedClientSchema>;

/** The response of GET /api/clients/{email}: no other client data. `token` is a Firebase custom token. */
export const clientSessionSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  token: z.string(),
  /** A contact of the client signed in, and the names are the contact's. */
  contact: z.optional(signedInContactSchema),
});
export type ClientSession = z.infer<typeof clientSessionSchema>;

/** Specification section 5, login form. The second field is required but never sent or checked. */
export const loginFormSchema = z.object({
  email: emailSchema,
  projectIdOrPhone: z
    .string()
    .check(z.trim(), z.minLength(1, { error: () => clientTexts().projectIdOrPhone })),
  keepSignedIn: z.boolean(),
});
export type LoginForm = z.infer<typeof loginFormSchema>;
