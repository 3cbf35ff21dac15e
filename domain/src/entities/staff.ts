import * as z from 'zod/mini';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { emailSchema } from '../values/email.ts';
import { inCurrentLanguage } from '../values/language.ts';
import { languageSchema } from '../values/language-schema.ts';
import { textLimits } from '../values/limits.ts';
import { field, stored } from '../values/stored-fields.ts';
import { idSchema, instantSchema, requiredLine, strictBody, versionTime } from '../values/text-fields.ts';
import { trueOrFalse } from '../values/whole-number.ts';
import type { Actor } from './audit-entry.ts';
import { staffTexts } from './staff-texts.ts';

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

export const staffSchema = stored({
  id: field(idSchema, 'plain'),
  name: field(nameSchema, 'staff'),
  email: field(emailSchema, 'staff'),
  role: field(staffRoleSchema, 'staff'),
  /** The most dollars of extra work a welder may agree to at a visit: 0 for none, missing for no limit. */
  mayChange: field(z.optional(dollarsSchema), 'plain'),
  /** False ends all access at once. */
  active: field(z.boolean(), 'plain'),
  /** The desk's language for them; missing for English. */
  language: field(z.optional(languageSchema), 'plain'),
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

/** The body of PATCH /api/desk/me: one's own settings. */
export const ownChoiceSchema = strictBody({ language: languageSchema });

export const staffSignInSchema = z.object({
  email: emailSchema,
  password: z.string().check(z.minLength(1, { error: () => staffTexts().passwordRequired })),
});
export type StaffSignIn = z.infer<typeof staffSignInSchema>;

export const staffMessages = inCurrentLanguage(() => staffTexts().messages);

/** Warns an owner who deactivates a welder with visits ahead. */
export function visitsToCome(name: string, count: number): string {
  return staffTexts().visitsToCome(name, count);
}

/** Tells the owner the current state after a conflicting change. */
export function staffChangedMeanwhile({ name, role, active }: Staff): string {
  return staffTexts().changedMeanwhile(name, staffRoleLabels[role], active);
}

/** The body of POST /api/staff-password. */
export const passwordMailRequestSchema = strictBody({ email: emailSchema });

/** The answer of GET /api/desk/calendar-feed and POST /api/desk/calendar-feed/renew: the secret URL of one's own visits. */
export const calendarFeedSchema = z.object({ url: z.url() });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
