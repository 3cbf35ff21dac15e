import * as z from 'zod/mini';
import { trueOrFalse } from '../values/given-number.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { withoutInvisible } from '../values/plain-letters.ts';
import { idSchema, languageSchema, shownVersion, strictBody } from '../values/text-fields.ts';
import { type Client, newClientSchema } from './client.ts';
import { clientName } from './client-names.ts';
import { companyFields } from './company.ts';

const clientChangeTexts = inLanguages({
  messages: {
    emailTaken: say('Another client has this email', 'Otro cliente tiene este correo electrónico'),
    gone: say(
      'This client was erased and can’t be changed',
      'Este cliente se borró, y ya no se puede cambiar',
    ),
    merged: say(
      (name: string) => `This client was merged into ${name}. Please continue with ${name}`,
      (name: string) => `Este cliente se unió a ${name}. Siga con ${name}`,
    ),
    mergedWithItself: say(
      'A client cannot be merged with itself',
      'Un cliente no se puede unir consigo mismo',
    ),
    notConfirmed: say(
      'That’s not this client’s name. Nothing was erased',
      'Ese no es el nombre de este cliente. No se borró nada',
    ),
    visitsAhead: say(
      'This client has upcoming visits. Cancel them first',
      'Este cliente tiene visitas pendientes. Cancélelas primero',
    ),
  },
  reminders: say('Reminders', 'Recordatorios'),
  typeName: say('Please type the name', 'Escriba el nombre'),
});

/** The body of PATCH /api/desk/clients/{id}: the changes, based on the version in `updatedAt`, null for none yet. */
export const clientChangeSchema = z.extend(z.partial(newClientSchema), {
  updatedAt: shownVersion,
  reminders: z.optional(trueOrFalse(() => clientChangeTexts().reminders)),
  language: z.optional(languageSchema),
  ...companyFields,
});
export type ClientChange = Omit<z.infer<typeof clientChangeSchema>, 'updatedAt'>;

/** The body of PATCH /api/me. It lists its fields so that a new client field stays private to staff by default. */
export const ownChangeSchema = z.pick(clientChangeSchema, {
  updatedAt: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  address: true,
  reminders: true,
  language: true,
});

/** The body of POST /api/desk/clients/{id}/merge: the duplicate to merge in. */
export const mergeClientSchema = strictBody({ duplicateId: idSchema });

/** The body of POST /api/desk/clients/{id}/erase: the confirmation that `erasureWords` asks for. */
export const eraseClientSchema = strictBody({
  confirmation: z.string({ error: () => clientChangeTexts().typeName }),
});

/** Whether the typed name matches the client to erase. Ignores case and surrounding spaces. */
export function confirmsErasure(client: Client, typed: string): boolean {
  const said = (text: string) => withoutInvisible(text).trim().toLowerCase();
  return said(typed) === said(clientName(client));
}

export const clientMessages = inCurrentLanguage(() => clientChangeTexts().messages);
