import { deskApiPaths } from '@welding/domain/api-paths';
import { type NewStaff, type Staff, type StaffChange, staffSchema } from '@welding/domain/entities/staff';
import { deskRequest } from '#desk/session/desk-request.ts';

const parse = (json: unknown) => staffSchema.parse(json);

/** Adds somebody, once for each key; they get a mail to set a password. @throws as `deskRequest` */
export function addStaff(person: NewStaff, idempotencyKey: string): Promise<Staff> {
  return deskRequest(deskApiPaths.staff, parse, { body: person, idempotencyKey });
}

/** Changes somebody on the version `updatedAt`. @throws as `deskRequest` */
export function changeStaff(
  id: string,
  updatedAt: string | null,
  change: Omit<StaffChange, 'updatedAt'>,
): Promise<Staff> {
  return deskRequest(deskApiPaths.staffMember(id), parse, {
    method: 'PATCH',
    body: { ...change, updatedAt },
  });
}
