import * as z from 'zod/mini';
import { trueOrFalse } from '../values/given-number.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { withoutInvisible } from '../values/plain-letters.ts';
import {
  baseVersion,
  emptyAsMissing,
  idSchema,
  languageSchema,
  optionalText,
  strictBody,
} from '../values/text-fields.ts';
import { type Client, type NewClient, newClientSchema } from './client.ts';
import { clientName } from './client-names.ts';
import { companyFields } from './company.ts';

const clientChangeTexts = inLanguages({
  messages: {
    emailTaken: say('Another client has this email', 'Otro cliente tiene este correo electrónico'),
    emailOfContact: say(
      'One of the client’s contacts has this email. Change or remove it there first',
      'Un contacto del cliente tiene este correo electrónico. Primero cámbielo o quítelo ahí',
    ),
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
  note: say('Note for staff', 'Nota para el personal'),
  stoppedList: say(
    'Those without reminders must be a list of persons',
    'Los que no reciben recordatorios deben ser una lista de personas',
  ),
  typeName: say('Please type the name', 'Escriba el nombre'),
});

/** A note for staff. Empty text removes it. */
const noteField = optionalText(() => clientChangeTexts().note, textLimits.text);

/** The body of PATCH /api/desk/clients/{id}: the changes, based on the version in `updatedAt`, null for none yet. */
export const clientChangeSchema = z.extend(z.partial(newClientSchema), {
  updatedAt: baseVersion,
  /** Of every person, as earlier releases of the desk send it. */
  reminders: z.optional(trueOrFalse(() => clientChangeTexts().reminders)),
  /** The persons who get no reminders: `client`, or a contact's id. The complete list. */
  stopped: z.optional(
    z.array(z.string({ error: () => clientChangeTexts().stoppedList }), {
      error: () => clientChangeTexts().stoppedList,
    }),
  ),
  language: z.optional(languageSchema),
  note: noteField,
  ...companyFields,
});
export type ClientChange = Omit<z.infer<typeof clientChangeSchema>, 'updatedAt'>;

export type ClientForm = Partial<NewClient> & Pick<ClientChange, 'note'>;

/** The desk's form of a client's own data and note. What an imported client lacks may stay empty. */
export function clientFormSchema(client: Pick<NewClient, RequiredOfClient>): z.ZodMiniType<ClientForm> {
  const lacking = requiredOfClient.filter((field) => client[field] === '');
  const optional = lacking.map((field) => [field, emptyAsMissing(newClientSchema.shape[field])] as const);
  return z.extend(newClientSchema, { ...Object.fromEntries(optional), note: noteField });
}

const requiredOfClient = ['firstName', 'lastName', 'email', 'phone'] as const;
type RequiredOfClient = (typeof requiredOfClient)[number];

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
