import * as z from 'zod/mini';
import { inCurrentLanguage } from '../values/language.ts';
import { languageSchema } from '../values/language-schema.ts';
import { strictBody } from '../values/text-fields.ts';
import { newClientSchema } from './client.ts';
import { codeSchema } from './login-code.ts';
import { myDetailsTexts } from './my-details-texts.ts';

/** How long the address that a client had may take back what took its place, in days. */
export const emailObjectionDays = 14;

/** The answer of GET and PATCH /api/me: a client's own contact data as stored, and their version, null for none yet. */
export const myDetailsSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  /** What they read; missing until somebody has said. */
  language: z.optional(languageSchema),
  updatedAt: z.nullable(z.string()),
  /** The new e-mail that a code went to: it becomes the client's when the code is typed. */
  pendingEmail: z.optional(z.string()),
});
export type MyDetails = z.infer<typeof myDetailsSchema>;

const ownFields = { firstName: true, lastName: true, email: true, phone: true, address: true } as const;

/** What the form about them holds; the address may be empty. A new field of a client is the staff's until it is named here. */
export const myDetailsFormSchema = z.extend(z.required(z.pick(newClientSchema, ownFields)), {
  language: languageSchema,
});
export type MyDetailsForm = z.infer<typeof myDetailsFormSchema>;

/** Details as the form holds them: without their version, and in English for who has not said what they read. */
export function detailsForm(details: MyDetails): MyDetailsForm {
  const { firstName, lastName, email, phone, address, language = 'en' } = details;
  return { firstName, lastName, email, phone, address, language };
}

/** The body of POST /api/me/email: the code that the new e-mail got, in the browser that asked for it. */
export const emailProofSchema = strictBody({ code: codeSchema });

/** The answer to it: the details, and a token for Firebase, since every other session has ended. */
export const provenEmailSchema = z.extend(myDetailsSchema, { token: z.string() });

/** The body of POST /api/sign-in/keep-email: the token of the mail that told the old address. */
export const keepEmailSchema = strictBody({
  token: z
    .string({ error: () => myDetailsTexts().linkIncomplete })
    .check(z.maxLength(300, { error: () => myDetailsTexts().linkIncomplete })),
});

export const myDetailsMessages = inCurrentLanguage(() => myDetailsTexts().messages);
