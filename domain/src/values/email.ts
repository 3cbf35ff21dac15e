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
