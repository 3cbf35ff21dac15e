import * as z from 'zod/mini';
import { emailSchema } from '../values/email.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { idSchema, strictBody } from '../values/text-fields.ts';
import { clientSessionSchema } from './client.ts';

const loginCodeTexts = inLanguages({
  malformed: say('The code has six digits', 'El código tiene seis dígitos'),
  wrong: say(
    'This is not the code from our latest email. Please check it and try again',
    'Este no es el código de nuestro correo más reciente. Revíselo e inténtelo de nuevo',
  ),
  late: say(
    'This code is no longer valid. Please ask for a new one',
    'Este código ya no es válido. Pida uno nuevo, por favor',
  ),
  used: say(
    'This code has already been used. Please ask for a new one',
    'Este código ya se usó. Pida uno nuevo, por favor',
  ),
  tooManyTries: say(
    'This code was tried too many times. Please ask for a new one',
    'Este código se intentó demasiadas veces. Pida uno nuevo, por favor',
  ),
  otherBrowser: say(
    'This code was asked for in another browser, or a newer one took its place. Use the link in the email, or ask for a new code',
    'Este código se pidió en otro navegador, o uno más nuevo lo reemplazó. Use el enlace del correo o pida un código nuevo',
  ),
  wrongLink: say(
    'This link is incomplete. Please open it from the email again, or ask for a new code',
    'Este enlace está incompleto. Ábralo otra vez desde el correo o pida un código nuevo',
  ),
  noEmail: say(
    'We have no email address of yours to send a code to. Please call us',
    'No tenemos un correo electrónico suyo al cual enviar un código. Llámenos, por favor',
  ),
});

/** How long a code and its link are valid, in minutes. */
export const codeMinutes = 10;
export const codeDigits = 6;
export const maxCodeTries = 5;
export const resendSeconds = 30;

/**
 * The header that identifies a browser where a code was entered before. The response to the code sets it, and the browser
 * sends it with its next code request.
 */
export const confirmedBrowserHeader = 'X-Confirmed-Browser';

export const codeMessages = inCurrentLanguage(loginCodeTexts);

/** The body of POST /api/sign-in/code. Without an email, the code goes to the client of the session. */
export const codeRequestSchema = strictBody({ email: z.optional(emailSchema) });

/** The response of POST /api/sign-in/code, the same for unknown addresses. `sentTo` is masked by `maskEmail`. */
export const codeSentSchema = z.object({ sentTo: z.string() });
export type CodeSent = z.infer<typeof codeSentSchema>;

const malformed = () => codeMessages.malformed;
const wrongLink = () => codeMessages.wrongLink;

/** Spaces and hyphens between the digits do not matter. */
export const codeSchema = z.pipe(
  z.pipe(
    z.string({ error: malformed }).check(z.maxLength(50, { error: malformed })),
    z.transform((text: string) => text.replace(/[\s-]/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, { error: malformed })),
);

/** Proof that an email belongs to its user: our mail's code, or its link's token. */
export type Verification = (
  | { readonly token: string }
  | {
      /** The email that requested the code, if any. */
      readonly email?: string | undefined;
      readonly code: string;
    }
) & {
  /** Which of the email's accounts to open: see `signInPlacesSchema`. */
  readonly place?: string | undefined;
};

const tokenSchema = z.string({ error: wrongLink }).check(z.maxLength(200, { error: wrongLink }));

/**
 * The body of POST /api/sign-in/verify: `{code}`, with or without the email, or `{token}`. `place` chooses one of several
 * accounts.
 */
export const verificationSchema = z.pipe(
  strictBody({
    email: z.optional(emailSchema),
    code: z.optional(codeSchema),
    token: z.optional(tokenSchema),
    place: z.optional(idSchema),
  }),
  z.transform(({ email, code, token, place }, context): Verification => {
    if (code !== undefined && token === undefined) return { email, code, place };
    if (token !== undefined && code === undefined && email === undefined) return { token, place };
    context.issues.push({ code: 'custom', message: codeMessages.malformed, input: undefined });
    return z.NEVER;
  }),
);

/**
 * The response to a correct code of an email with several accounts: the client's own, and one for each company with this
 * email as a contact. The code stays valid; sending it again with a place's id opens that account.
 */
export const signInPlacesSchema = z.object({
  places: z.array(z.object({ id: idSchema, name: z.string() })),
});
export type SignInPlace = z.infer<typeof signInPlacesSchema>['places'][number];

/** The response of POST /api/sign-in/verify. */
export const verifiedSchema = z.union([signInPlacesSchema, clientSessionSchema]);
