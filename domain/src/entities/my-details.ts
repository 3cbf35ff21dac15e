import * as z from 'zod/mini';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { languageSchema, strictBody } from '../values/text-fields.ts';
import { newClientSchema } from './client.ts';
import { codeSchema } from './login-code.ts';

const myDetailsTexts = inLanguages({
  messages: {
    objectionLate: say(
      'This link is no longer valid. Please call us and we’ll fix it',
      'Este enlace ya no es válido. Llámenos y lo arreglamos',
    ),
    emailTaken: say(
      'This email belongs to another client. Please use another one, or call us',
      'Este correo electrónico es de otro cliente. Use otro, o llámenos',
    ),
  },
  linkIncomplete: say('The link is not complete', 'El enlace no está completo'),
});

/** Days during which the old address may undo a change of email. */
export const emailObjectionDays = 14;

/** The response of GET and PATCH /api/me: the client's own stored contact data, and its version, null for none yet. */
export const myDetailsSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  language: z.optional(languageSchema),
  updatedAt: z.nullable(z.string()),
  /** A new email that awaits its code. */
  pendingEmail: z.optional(z.string()),
});
export type MyDetails = z.infer<typeof myDetailsSchema>;

const ownFields = { firstName: true, lastName: true, email: true, phone: true, address: true } as const;

/** The address may be empty. It lists its fields so that a new client field stays private to staff by default. */
export const myDetailsFormSchema = z.extend(z.required(z.pick(newClientSchema, ownFields)), {
  language: languageSchema,
});
export type MyDetailsForm = z.infer<typeof myDetailsFormSchema>;

/** The form's initial values. The language defaults to English. */
export function detailsForm(details: MyDetails): MyDetailsForm {
  const { firstName, lastName, email, phone, address, language = 'en' } = details;
  return { firstName, lastName, email, phone, address, language };
}

/** The body of POST /api/me/email: the code sent to the new email, from the browser that requested it. */
export const emailProofSchema = strictBody({ code: codeSchema });

/** The response: the details, and a new Firebase token because all other sessions have ended. */
export const provenEmailSchema = z.extend(myDetailsSchema, { token: z.string() });

/** The body of POST /api/sign-in/keep-email: the token of the mail to the old address. */
export const keepEmailSchema = strictBody({
  token: z
    .string({ error: () => myDetailsTexts().linkIncomplete })
    .check(z.maxLength(300, { error: () => myDetailsTexts().linkIncomplete })),
});

export const myDetailsMessages = inCurrentLanguage(() => myDetailsTexts().messages);
