import { emailSchema } from '../values/email.ts';
import { strictBody } from '../values/text-fields.ts';

/** The body of POST /api/staff-password. */
export const passwordMailRequestSchema = strictBody({ email: emailSchema });
