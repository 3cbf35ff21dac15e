import { type Staff, staffSchema } from '@welding/domain/entities/staff';
import { maxStaff } from '@welding/domain/values/limits';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { entriesOf } from '#shared/live-lists/complete.ts';
import { type DeskList, useDeskList } from './use-desk-list.ts';

/** Whether this person plans for all welders. */
export function isPlanner({ role }: DeskPerson): boolean {
  return role !== 'welder';
}

export type Person = {
  readonly id: string;
  readonly name: string;
  readonly role: DeskPerson['role'];
  readonly active: boolean;
};

/** All staff, live; a welder sees only themselves. */
export function usePeople(person: DeskPerson): DeskList<Person> {
  const staff = useDeskList(isPlanner(person) ? staffList : null);
  if (isPlanner(person)) return staff;
  const self = { ...person, active: true };
  return {
    status: 'ready',
    ...entriesOf([self], true),
    isAnswered: true,
    unreadable: 0,
    offline: false,
    isFull: false,
    asOf: null,
    retry: () => undefined,
  };
}

/** All staff by name, active or not, for the owner and the office. */
export const staffList = {
  collection: 'staff',
  schema: staffSchema,
  order: ['name', 'asc'],
  limit: maxStaff,
} as const;

/** More ids than one query takes. */
const most = 30;

/**
 * Staff by id, live, for planners.
 * @param ids in any order; an empty list queries nothing
 */
export function useStaffOf(ids: readonly string[]): DeskList<Staff> {
  const wanted = [...new Set(ids)].toSorted();
  return useDeskList(
    wanted.length === 0
      ? null
      : wanted.length > most
        ? staffList
        : {
            collection: 'staff',
            schema: staffSchema,
            where: [['__name__', 'in', wanted]],
            limit: wanted.length,
          },
  );
}
