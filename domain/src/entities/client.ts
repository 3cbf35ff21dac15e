import * as z from 'zod/mini';
import { emailSchema } from '../values/email.ts';
import { languageSchema } from '../values/language-schema.ts';
import { addressLine, idSchema, instantSchema, strictBody } from '../values/text-fields.ts';
import { clientTexts } from './client-texts.ts';
import { personFields } from './person-fields.ts';

/** Specification section 3: what a client is made of, before it has an id. */
export const newClientSchema = strictBody({
  ...personFields,
  address: addressLine(() => clientTexts().address),
});
export type NewClient = z.infer<typeof newClientSchema>;

/** An e-mail as it was when another one took its place; `provenAt` is missing for one that was never proven. */
export const replacedEmailSchema = z.object({
  email: emailSchema,
  at: instantSchema,
  provenAt: z.optional(instantSchema),
});
export type ReplacedEmail = z.infer<typeof replacedEmailSchema>;

const clientSchema = z.extend(newClientSchema, {
  id: idSchema,
  createdAt: instantSchema,
  /** Where the client wants visits, when only that was told. */
  zip: z.optional(z.string()),
  /** Sessions of the portal that began up to then have ended. */
  sessionsValidFrom: z.optional(instantSchema),
  /** E-mails that the client itself took another one for, the oldest first: each may object for a while. */
  replacedEmails: z.optional(z.array(replacedEmailSchema)),
  /** E-mails that a code had shown to be the client's before others took their place: by them erasing finds what is left. */
  formerEmails: z.optional(z.array(emailSchema)),
  /** The version: missing until the first change. */
  updatedAt: z.optional(instantSchema),
  /** False when the client wants no reminders of visits; all other mails go on. */
  reminders: z.optional(z.boolean()),
  /** In which the client is written to; missing for English. */
  language: z.optional(languageSchema),
  /** What the client is called on papers, where it is a company and the name a person's. */
  company: z.optional(z.string()),
  /** Where invoices go; missing where that is the address. */
  billingAddress: z.optional(z.string()),
  /** Days after an invoice's date on which it is due; missing where the owner's setting holds. */
  dueDays: z.optional(z.int()),
  /** The certificate by which the client buys without sales tax, and the id of its photo. */
  taxExempt: z.optional(z.object({ number: z.string(), file: z.optional(idSchema) })),
  /** An approval needs the number of the client's purchase order. */
  asksPo: z.optional(z.boolean()),
  /** By which the desk finds it (client-search.ts). */
  searchTerms: z.optional(z.array(z.string())),
  /** The client that this one turned out to be: everything has moved there. */
  mergedInto: z.optional(idSchema),
  /** Since when nothing tells any more who it was. */
  erasedAt: z.optional(instantSchema),
});
export type Client = z.infer<typeof clientSchema>;

/** The answer of GET /api/clients/{email}: nothing else of the client's is shown. `token` is a Firebase custom token. */
export const clientSessionSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  token: z.string(),
});
export type ClientSession = z.infer<typeof clientSessionSchema>;

/** Specification section 5, login form. The second field is required, never sent and checked against nothing. */
export const loginFormSchema = z.object({
  email: emailSchema,
  projectIdOrPhone: z
    .string()
    .check(z.trim(), z.minLength(1, { error: () => clientTexts().projectIdOrPhone })),
  keepSignedIn: z.boolean(),
});
export type LoginForm = z.infer<typeof loginFormSchema>;
