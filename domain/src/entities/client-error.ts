import * as z from 'zod/mini';
import { clientErrorLimits } from '../values/limits.ts';
import { strictBody } from '../values/text-fields.ts';

const bounded = (label: string, max: number) =>
  z.string(`${label} must be text`).check(z.maxLength(max, `${label} must be at most ${max} characters`));

/** The body of POST /api/client-errors: an error that nobody caught, or that broke a screen, in somebody's browser. */
export const clientErrorSchema = strictBody({
  app: z.enum(['site', 'portal', 'desk'], 'App must be site, portal or desk'),
  /** The name of the script that the page began with: its hash stands for the whole build. */
  build: z.string('Build must be text').check(z.regex(/^[\w.-]{1,100}$/, 'Build must be the name of a file')),
  /** The path of the page, without its query and hash. */
  page: bounded('Page', clientErrorLimits.page),
  message: bounded('Message', clientErrorLimits.message).check(z.minLength(1, 'Message is required')),
  stack: z.optional(bounded('Stack', clientErrorLimits.stack)),
});
export type ClientError = z.infer<typeof clientErrorSchema>;
