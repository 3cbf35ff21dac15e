import * as z from 'zod/mini';
import { fieldTexts } from './field-texts.ts';
import { textLimits } from './limits.ts';

const error = () => fieldTexts().email;

/** An e-mail as it is stored and looked up: trimmed, lower case, at most 254 characters (RFC 5321, 4.5.3.1). */
export const emailSchema = z
  .string({ error })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(textLimits.email, { error }),
    z.regex(z.regexes.email, { error }),
  );

/** An e-mail as somebody who knows it recognizes it, and nobody else: client@example.com is c•••t@example.com. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = '', ...others] = [...email.slice(0, at)];
  const last = others.length > 2 ? (others.at(-1) ?? '') : '';
  return `${first}•••${last}${email.slice(at)}`;
}
