import * as z from 'zod/mini';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { emailSchema } from '../values/email.ts';
import { inCurrentLanguage } from '../values/language.ts';
import { languageSchema } from '../values/language-schema.ts';
import { textLimits } from '../values/limits.ts';
import { idSchema, instantSchema, requiredLine, strictBody, versionTime } from '../values/text-fields.ts';
import { trueOrFalse } from '../values/whole-number.ts';
import type { Actor } from './audit-entry.ts';
import type { PrivacyOf } from './privacy.ts';
import { staffTexts } from './staff-texts.ts';

export const staffRoles = ['owner', 'office', 'welder'] as const;

export const staffRoleSchema = z.enum(staffRoles, { error: () => staffTexts().role });
/** What somebody may do at the desk. */
export type StaffRole = z.infer<typeof staffRoleSchema>;

export const staffRoleLabels: Record<StaffRole, string> = inCurrentLanguage(() => staffTexts().roles);

const nameSchema = requiredLine(
  () => staffTexts().name,
  textLimits.name,
  () => staffTexts().nameRequired,
);

/** What the owner says of somebody who is to join. */
export const newStaffSchema = strictBody({ email: emailSchema, name: nameSchema, role: staffRoleSchema });
export type NewStaff = z.infer<typeof newStaffSchema>;

/** Somebody who works at the desk. The id is also that of the Firebase Auth account. */
export const staffSchema = z.object({
  id: idSchema,
  name: nameSchema,
  email: emailSchema,
  role: staffRoleSchema,
  /** The most dollars of extra work that a welder may agree to at a visit: 0 for none, missing for any. */
  mayChange: z.optional(dollarsSchema),
  /** False ends all access at once. */
  active: z.boolean(),
  /** In which the desk speaks to them, as they chose; missing for English. */
  language: z.optional(languageSchema),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Staff = z.infer<typeof staffSchema>;

/** Somebody of the staff as the history names them. */
export function actorOf({ id, name, role }: Pick<Staff, 'id' | 'name' | 'role'>): Actor {
  return { id, name, role };
}

/** What the owner types about somebody who is on the staff. */
export const staffFormSchema = strictBody({
  name: nameSchema,
  role: staffRoleSchema,
  mayChange: z.optional(dollarsSchema),
});

/** A change of somebody, made on the version that `updatedAt` names. */
export const staffChangeSchema = strictBody({
  updatedAt: versionTime,
  name: z.optional(nameSchema),
  role: z.optional(staffRoleSchema),
  /** Null takes the limit away. */
  mayChange: z.optional(z.nullable(dollarsSchema)),
  active: z.optional(trueOrFalse(() => staffTexts().active)),
});
export type StaffChange = z.infer<typeof staffChangeSchema>;

/** The body of PATCH /api/desk/me: what somebody chooses for themselves. */
export const ownChoiceSchema = strictBody({ language: languageSchema });

/** The sign-in form of the desk. */
export const staffSignInSchema = z.object({
  email: emailSchema,
  password: z.string().check(z.minLength(1, { error: () => staffTexts().passwordRequired })),
});
export type StaffSignIn = z.infer<typeof staffSignInSchema>;

/** What staff are told, by the API and by the desk alike. */
export const staffMessages = inCurrentLanguage(() => staffTexts().messages);

/** What the owner is told who deactivates somebody whom clients wait for. */
export function visitsToCome(name: string, count: number): string {
  return staffTexts().visitsToCome(name, count);
}

/** What somebody is told whose change was made on an older version: how things stand now. */
export function staffChangedMeanwhile({ name, role, active }: Staff): string {
  return staffTexts().changedMeanwhile(name, staffRoleLabels[role], active);
}

export const staffPrivacy = {
  id: 'plain',
  name: 'staff',
  email: 'staff',
  role: 'staff',
  mayChange: 'plain',
  active: 'plain',
  language: 'plain',
  createdAt: 'plain',
  updatedAt: 'plain',
} satisfies PrivacyOf<Staff>;

/** The body of POST /api/staff-password. */
export const passwordMailRequestSchema = strictBody({ email: emailSchema });

/** The answer of GET /api/desk/calendar-feed and POST /api/desk/calendar-feed/renew: the secret address of one's own visits. */
export const calendarFeedSchema = z.object({ url: z.url() });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
