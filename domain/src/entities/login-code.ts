import * as z from 'zod/mini';
import { emailSchema } from '../values/email.ts';
import { inCurrentLanguage } from '../values/language.ts';
import { strictBody } from '../values/text-fields.ts';
import { loginCodeTexts } from './login-code-texts.ts';

/** How long a code and the link beside it hold, in minutes. */
export const codeMinutes = 10;
export const codeDigits = 6;
/** Guesses that are looked at. */
export const maxCodeTries = 5;
/** How soon the portal offers to send another code, in seconds. */
export const resendSeconds = 30;

/**
 * The header by which a browser is known in which a code was typed before: the answer to the code has it, and the browser
 * sends it when it asks for another.
 */
export const confirmedBrowserHeader = 'X-Confirmed-Browser';

/** What people are told who cannot sign in by a code, beside `apiMessages`. */
export const codeMessages = inCurrentLanguage(loginCodeTexts);

/** The body of POST /api/sign-in/code. Without an e-mail the code goes to the client whose session it is. */
export const codeRequestSchema = strictBody({ email: z.optional(emailSchema) });

/** The answer of POST /api/sign-in/code, whether there is such a client or not: the address as `maskEmail` shows it. */
export const codeSentSchema = z.object({ sentTo: z.string() });
export type CodeSent = z.infer<typeof codeSentSchema>;

const malformed = () => codeMessages.malformed;
const wrongLink = () => codeMessages.wrongLink;

/** A code as people type or paste it: spaces and hyphens between the digits do not matter. */
export const codeSchema = z.pipe(
  z.pipe(
    z.string({ error: malformed }).check(z.maxLength(50, { error: malformed })),
    z.transform((text: string) => text.replace(/[\s-]/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, { error: malformed })),
);

/** What shows that an e-mail is somebody's: the code of our mail, or the token of its link. */
export type Verification =
  | { readonly token: string }
  | {
      /** Where the code was asked for by one. */
      readonly email?: string | undefined;
      readonly code: string;
    };

const tokenSchema = z.string({ error: wrongLink }).check(z.maxLength(200, { error: wrongLink }));

/** The body of POST /api/sign-in/verify: `{code}`, with the e-mail or without, or `{token}`. */
export const verificationSchema = z.pipe(
  strictBody({
    email: z.optional(emailSchema),
    code: z.optional(codeSchema),
    token: z.optional(tokenSchema),
  }),
  z.transform(({ email, code, token }, context): Verification => {
    if (code !== undefined && token === undefined) return { email, code };
    if (token !== undefined && code === undefined && email === undefined) return { token };
    context.issues.push({ code: 'custom', message: codeMessages.malformed, input: undefined });
    return z.NEVER;
  }),
);
