import * as z from 'zod/mini';
import { textLimits } from './limits.ts';

const validEmailMessage = 'Valid email is required';

/** An e-mail as it is stored and looked up: trimmed, lower case, at most 254 characters (RFC 5321, 4.5.3.1). */
export const emailSchema = z
  .string(validEmailMessage)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(textLimits.email, validEmailMessage),
    z.regex(z.regexes.email, validEmailMessage),
  );
