import * as z from 'zod/mini';
import { emailSchema } from '../values/email.ts';
import { textLimits } from '../values/limits.ts';
import { idSchema, instantSchema, requiredText, strictBody } from '../values/text-fields.ts';
import type { Actor } from './audit-entry.ts';
import type { PrivacyOf } from './privacy.ts';

export const staffRoles = ['owner', 'office', 'welder'] as const;

export const staffRoleSchema = z.enum(staffRoles, 'Role must be owner, office or welder');
/** What somebody may do at the desk; docs/decisions says what each role is for. */
export type StaffRole = z.infer<typeof staffRoleSchema>;

export const staffRoleLabels: Record<StaffRole, string> = {
  owner: 'Owner',
  office: 'Office',
  welder: 'Welder',
};

const nameSchema = requiredText('Name', textLimits.name, 'Name is required');

/** What the owner says of somebody who is to join. */
export const newStaffSchema = strictBody({ email: emailSchema, name: nameSchema, role: staffRoleSchema });
export type NewStaff = z.infer<typeof newStaffSchema>;

/** Somebody who works at the desk. The id is also that of the Firebase Auth account. */
export const staffSchema = z.object({
  id: idSchema,
  name: nameSchema,
  email: emailSchema,
  role: staffRoleSchema,
  /** False ends all access at once. */
  active: z.boolean(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Staff = z.infer<typeof staffSchema>;

/** Somebody of the staff as the history names them. */
export function actorOf({ id, name, role }: Pick<Staff, 'id' | 'name' | 'role'>): Actor {
  return { id, name, role };
}

/** What the owner types about somebody who is on the staff. */
export const staffFormSchema = strictBody({ name: nameSchema, role: staffRoleSchema });

/** A change of somebody, made on the version that `updatedAt` names. */
export const staffChangeSchema = strictBody({
  updatedAt: instantSchema,
  name: z.optional(nameSchema),
  role: z.optional(staffRoleSchema),
  active: z.optional(z.boolean('Active must be true or false')),
});
export type StaffChange = z.infer<typeof staffChangeSchema>;

/** The sign-in form of the desk. */
export const staffSignInSchema = z.object({
  email: emailSchema,
  password: z.string().check(z.minLength(1, 'Password is required')),
});
export type StaffSignIn = z.infer<typeof staffSignInSchema>;

/** What staff are told, by the API and by the desk alike. */
export const staffMessages = {
  closed: 'This account was closed. Please ask the owner',
  notStaff: 'This account does not belong to the desk. Please ask the owner',
  roleMayNot: 'Your role does not allow this. Please ask the owner',
  emailTaken: 'Someone on the staff already has this e-mail',
  lastOwner: 'The desk needs an active owner. Make somebody else one first',
  notFound: 'No one on the staff has this id',
} as const;

/** What the owner is told who deactivates somebody whom clients wait for. */
export function visitsToCome(name: string, count: number): string {
  return `${name} has ${count === 1 ? '1 visit' : `${count} visits`} to come. Please move ${count === 1 ? 'it' : 'them'} first`;
}

/** What somebody is told whose change was made on an older version: how things stand now. */
export function staffChangedMeanwhile({ name, role, active }: Staff): string {
  const access = active ? 'active' : 'deactivated';
  return `This was changed meanwhile: it is now ${name}, ${staffRoleLabels[role]}, ${access}. Please look again`;
}

export const staffPrivacy = {
  id: 'plain',
  name: 'staff',
  email: 'staff',
  role: 'staff',
  active: 'plain',
  createdAt: 'plain',
  updatedAt: 'plain',
} satisfies PrivacyOf<Staff>;
