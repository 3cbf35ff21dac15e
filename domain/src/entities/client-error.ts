import * as z from 'zod/mini';
import { inLanguages, say } from '../values/language.ts';
import { clientErrorLimits } from '../values/limits.ts';
import { fieldTexts, strictBody } from '../values/text-fields.ts';

const clientErrorTexts = inLanguages({
  page: say('Page', 'Página'),
  message: say('Message', 'Mensaje'),
  stack: say('Stack', 'Traza'),
  app: say('App must be site, portal or desk', 'La aplicación debe ser site, portal o desk'),
  build: say('Build', 'Compilación'),
  buildName: say('Build must be the name of a file', 'La compilación debe ser el nombre de un archivo'),
  messageRequired: say('Message is required', 'Falta el mensaje'),
});

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
