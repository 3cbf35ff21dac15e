import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';

export type PeopleAtVisits = {
  readonly people: DeskPeople['people'];
  readonly tokens: DeskPeople['tokens'] & { readonly otherWelder: string };
};

/** A person of each role, and a welder who makes none of the other welder's visits. */
export async function peopleAtVisits(): Promise<PeopleAtVisits> {
  const { people, tokens } = await deskPeople();
  return { people, tokens: { ...tokens, otherWelder: await staffToken(await createTestStaff('welder')) } };
}
