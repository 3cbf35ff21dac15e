import * as z from 'zod/mini';
import { fieldTexts } from './field-texts.ts';
import { textLimits } from './limits.ts';
import { shownLine } from './text-fields.ts';

const error = () => fieldTexts().email;

/**
 * What mail servers take: a dot-atom before the @ (RFC 5322, 3.2.3) and the name of a domain after it. Browsers write a domain
 * in other letters as xn--. Letters beyond ASCII before the @ (RFC 6531) are left out: few servers take them, and most are typed
 * by mistake.
 */
const address =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

/** An e-mail as it is stored and looked up: trimmed, lower case, at most 254 characters (RFC 5321, 4.5.3.1). */
export const emailSchema = z
  .string({ error })
  .check(shownLine, z.toLowerCase(), z.maxLength(textLimits.email, { error }), z.regex(address, { error }));

/** An e-mail as somebody who knows it recognizes it, and nobody else: client@example.com is c•••t@example.com. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = '', ...others] = [...email.slice(0, at)];
  const last = others.length > 2 ? (others.at(-1) ?? '') : '';
  return `${first}•••${last}${email.slice(at)}`;
}

/** The mailto: address of an e-mail (RFC 6068), whose own ? & % # / are encoded. */
export function mailtoHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replace(/%(?:40|2B|24)/g, decodeURIComponent)}`;
}
