import * as z from 'zod/mini';
import { fieldTexts } from '../values/field-texts.ts';
import { clientErrorLimits } from '../values/limits.ts';
import { strictBody } from '../values/text-fields.ts';
import { clientErrorTexts } from './client-error-texts.ts';

const bounded = (label: () => string, max: number) =>
  z
    .string({ error: () => fieldTexts().noText(label()) })
    .check(z.maxLength(max, { error: () => fieldTexts().tooLong(label(), max) }));

/** The body of POST /api/client-errors: an uncaught error, or one that broke a screen, in a browser. */
export const clientErrorSchema = strictBody({
  app: z.enum(['site', 'portal', 'desk'], { error: () => clientErrorTexts().app }),
  /** The name of the page's entry script; its hash identifies the build. */
  build: z
    .string({ error: () => fieldTexts().noText(clientErrorTexts().build) })
    .check(z.regex(/^[\w.-]{1,100}$/, { error: () => clientErrorTexts().buildName })),
  page: bounded(() => clientErrorTexts().page, clientErrorLimits.page),
  message: bounded(() => clientErrorTexts().message, clientErrorLimits.message).check(
    z.minLength(1, { error: () => clientErrorTexts().messageRequired }),
  ),
  stack: z.optional(bounded(() => clientErrorTexts().stack, clientErrorLimits.stack)),
});
export type ClientError = z.infer<typeof clientErrorSchema>;
