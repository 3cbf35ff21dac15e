import * as z from 'zod/mini';
import { textLimits } from './limits.ts';
import { cleanLine, fieldTexts } from './text-fields.ts';

const error = () => fieldTexts().email;

/**
 * A dot-atom before the @ (RFC 5322, 3.2.3) and a domain name after it. Browsers write international domains as xn--. Excludes
 * non-ASCII letters before the @ (RFC 6531): few servers accept them, and most are typos.
 */
const address =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

/** An email as stored and looked up: trimmed, lower case, at most 254 characters (RFC 5321, 4.5.3.1). */
export const emailSchema = z
  .string({ error })
  .check(cleanLine, z.toLowerCase(), z.maxLength(textLimits.email, { error }), z.regex(address, { error }));

/** Masks an email so that only its owner recognizes it: client@example.com is c•••t@example.com. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = '', ...others] = [...email.slice(0, at)];
  const last = others.length > 2 ? (others.at(-1) ?? '') : '';
  return `${first}•••${last}${email.slice(at)}`;
}

/** The mailto: URL of an email (RFC 6068), with ? & % # / encoded. */
export function mailtoHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replace(/%(?:40|2B|24)/g, decodeURIComponent)}`;
}
