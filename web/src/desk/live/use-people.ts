import type { DeskPerson } from '#desk/session/desk-session.ts';
import { staffList } from './staff-list.ts';
import { type DeskList, useDeskList } from './use-desk-list.ts';

/** Whether somebody plans everybody's day, rather than seeing their own. */
export function isPlanner({ role }: DeskPerson): boolean {
  return role !== 'welder';
}

export type Person = {
  readonly id: string;
  readonly name: string;
  readonly role: DeskPerson['role'];
  readonly active: boolean;
};

/** Everybody of the staff, live; a welder sees the welder alone. */
export function usePeople(person: DeskPerson): DeskList<Person> {
  const staff = useDeskList(isPlanner(person) ? staffList : null);
  if (isPlanner(person)) return staff;
  const self = { ...person, active: true };
  return { status: 'ready', items: [self], unreadable: 0, offline: false, isFull: false };
}
