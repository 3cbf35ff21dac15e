import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';

export type PeopleAtVisits = {
  readonly people: DeskPeople['people'];
  readonly tokens: DeskPeople['tokens'] & { readonly otherWelder: string };
};

/** Somebody of each role, and a welder who goes to none of the welder's visits. */
export async function peopleAtVisits(): Promise<PeopleAtVisits> {
  const { people, tokens } = await deskPeople();
  return { people, tokens: { ...tokens, otherWelder: await staffToken(await createTestStaff('welder')) } };
}
