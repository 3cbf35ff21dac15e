import * as z from 'zod/mini';
import { emailSchema } from '../values/email.ts';
import { dollarsSchema, trueOrFalse } from '../values/given-number.ts';
import { labelOf } from '../values/label-of.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { field, stored, storedCode, storedLanguage, storedRights, time } from '../values/stored-fields.ts';
import {
  idSchema,
  instantSchema,
  languageSchema,
  notALanguage,
  requiredLine,
  strictBody,
  versionTime,
} from '../values/text-fields.ts';
import type { Actor } from './audit-entry.ts';

const staffTexts = inLanguages({
  roles: {
    owner: say('Owner', 'Gerencia'),
    office: say('Office', 'Oficina'),
    welder: say('Welder', 'Soldadura'),
  },
  messages: {
    closed: say(
      'This account was closed. Please ask the owner',
      'Esta cuenta se cerró. Pregunte a la gerencia',
    ),
    notStaff: say(
      'This account does not belong to the desk. Please ask the owner',
      'Esta cuenta no es de la oficina. Pregunte a la gerencia',
    ),
    roleMayNot: say(
      'Your role does not allow this. Please ask the owner',
      'Su puesto no permite esto. Pregunte a la gerencia',
    ),
    emailTaken: say(
      'Someone on the staff already has this email',
      'Alguien del personal ya tiene este correo electrónico',
    ),
    lastOwner: say(
      'The desk needs an active owner. Make somebody else one first',
      'Alguien activo tiene que estar en la gerencia. Ponga primero a otra persona',
    ),
    notFound: say('No one on the staff has this id', 'Nadie del personal tiene este identificador'),
  },
  name: say('Name', 'Nombre'),
  nameRequired: say('Name is required', 'Escriba el nombre'),
  role: say('Role must be owner, office or welder', 'El puesto debe ser owner, office o welder'),
  active: say('Active', 'Activo'),
  newsGroup: say('There are no emails of this kind', 'No hay correos de este tipo'),
  passwordRequired: say('Password is required', 'Escriba la contraseña'),
  changedMeanwhile: say(
    (name: string, role: string, active: boolean) =>
      `This was changed in the meantime: it is now ${name}, ${role}, ${active ? 'active' : 'deactivated'}. Please look again`,
    (name, role, active) =>
      `Esto cambió mientras tanto: ahora es ${name}, ${role}, ${active ? 'con acceso' : 'sin acceso'}. Revíselo de nuevo`,
  ),
});

export const staffRoles = ['owner', 'office', 'welder'] as const;

export const staffRoleSchema = z.enum(staffRoles, { error: () => staffTexts().role });
export type StaffRole = z.infer<typeof staffRoleSchema>;

export const staffRoleLabels: Record<StaffRole, string> = inCurrentLanguage(() => staffTexts().roles);

const nameSchema = requiredLine(
  () => staffTexts().name,
  textLimits.name,
  () => staffTexts().nameRequired,
);

export const newStaffSchema = strictBody({ email: emailSchema, name: nameSchema, role: staffRoleSchema });
export type NewStaff = z.infer<typeof newStaffSchema>;

/** What owner and office are mailed about. Each person may turn each off. */
export const newsGroups = ['requests', 'estimates', 'visits', 'payments', 'troubles', 'mails'] as const;
export type NewsGroup = (typeof newsGroups)[number];

export const staffSchema = stored({
  id: field(idSchema, 'plain'),
  name: field(nameSchema, 'staff'),
  email: field(emailSchema, 'staff'),
  role: field(storedCode(staffRoles), 'staff'),
  /** The most dollars of extra work a welder may agree to at a visit: 0 for none, missing for no limit. */
  mayChange: field(z.optional(dollarsSchema), 'plain'),
  /** False ends all access at once. */
  active: field(z.boolean(), 'plain'),
  /** Whole seconds. Sign-ins before it have ended. */
  sessionsValidFrom: time('plain'),
  /** The desk's language for them; missing for English. */
  language: field(storedLanguage, 'plain'),
  /** The news this person gets no mail about; missing for none. */
  mutedNews: field(z.catch(z.optional(storedRights(newsGroups)), undefined), 'plain'),
  createdAt: field(instantSchema, 'plain'),
  updatedAt: field(instantSchema, 'plain'),
});
export type Staff = z.infer<typeof staffSchema>;

export function actorOf({ id, name, role }: Pick<Staff, 'id' | 'name' | 'role'>): Actor {
  return { id, name, role };
}

export const staffFormSchema = strictBody({
  name: nameSchema,
  role: staffRoleSchema,
  mayChange: z.optional(dollarsSchema),
});

/** A change of a staff member, based on the version in `updatedAt`. */
export const staffChangeSchema = strictBody({
  updatedAt: versionTime,
  name: z.optional(nameSchema),
  role: z.optional(staffRoleSchema),
  /** Null removes the limit. */
  mayChange: z.optional(z.nullable(dollarsSchema)),
  active: z.optional(trueOrFalse(() => staffTexts().active)),
});
export type StaffChange = z.infer<typeof staffChangeSchema>;

/** The body of PATCH /api/desk/me: one's own settings, at least one of them. */
export const ownChoiceSchema = strictBody({
  language: z.optional(languageSchema),
  mutedNews: z.optional(z.array(z.enum(newsGroups, { error: () => staffTexts().newsGroup }))),
}).check(
  z.refine(({ language, mutedNews }) => language !== undefined || mutedNews !== undefined, {
    error: notALanguage,
  }),
);
export type OwnChoice = z.infer<typeof ownChoiceSchema>;

export const staffSignInSchema = z.object({
  email: emailSchema,
  password: z.string().check(z.minLength(1, { error: () => staffTexts().passwordRequired })),
});
export type StaffSignIn = z.infer<typeof staffSignInSchema>;

export const staffMessages = inCurrentLanguage(() => staffTexts().messages);

/** The visits that need a welder after a deactivation. */
export const deactivatedSchema = z.object({
  visits: z.array(z.object({ id: idSchema, title: z.string(), scheduledDate: instantSchema })),
});
export type Deactivated = z.infer<typeof deactivatedSchema>;

/** Whether a sign-in has not ended. @param signedInSeconds the token's `auth_time`, since 1970 */
export function isSignInOpen(
  { sessionsValidFrom }: Pick<Staff, 'sessionsValidFrom'>,
  signedInSeconds: number,
): boolean {
  return sessionsValidFrom === undefined || signedInSeconds * 1000 >= Date.parse(sessionsValidFrom);
}

/** Tells the owner the current state after a conflicting change. */
export function staffChangedMeanwhile({ name, role, active }: Staff): string {
  return staffTexts().changedMeanwhile(name, labelOf(staffRoleLabels, role), active);
}

/** The body of POST /api/staff-password. */
export const passwordMailRequestSchema = strictBody({ email: emailSchema });

/** The response of GET /api/desk/calendar-feed and POST /api/desk/calendar-feed/renew: the secret URL of one's own visits. */
export const calendarFeedSchema = z.object({ url: z.url() });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
