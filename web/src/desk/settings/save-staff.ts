import { type NewStaff, type Staff, type StaffChange, staffSchema } from '@welding/domain/entities/staff';
import { deskApiPaths } from '#desk/paths.ts';
import { deskRequest } from '#desk/session/desk-request.ts';

const parse = (json: unknown) => staffSchema.parse(json);

/** Adds somebody, once for each key; they get a mail to set a password. @throws as `deskRequest` */
export function addStaff(person: NewStaff, idempotencyKey: string): Promise<Staff> {
  return deskRequest(deskApiPaths.staff, parse, { body: person, idempotencyKey });
}

/** Changes somebody who is as `person` says. @throws as `deskRequest` */
export function changeStaff(
  { id, updatedAt }: Pick<Staff, 'id' | 'updatedAt'>,
  change: Omit<StaffChange, 'updatedAt'>,
): Promise<Staff> {
  return deskRequest(deskApiPaths.staffMember(id), parse, {
    method: 'PATCH',
    body: { ...change, updatedAt },
  });
}
