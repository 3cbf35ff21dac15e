import type { RulesTestContext } from '@firebase/rules-unit-testing';
import type { StaffRole } from '@welding/domain/entities/staff';
import { aStaffMember } from '../support/entities.ts';
import type { RulesSetting } from './rules-environment.ts';

type Database = ReturnType<RulesTestContext['firestore']>;

/** Firestore for each staff member, and the ids of their accounts. */
export type StaffActors = Awaited<ReturnType<typeof staffActors>>;

/** A person of each role, a second welder, and an owner with a closed account. */
export async function staffActors(setting: RulesSetting) {
  const join = async (role: StaffRole, active = true): Promise<{ id: string; database: Database }> => {
    const { id: _, ...fields } = aStaffMember({ role, active });
    const id = await setting.store('staff', fields);
    return { id, database: setting.environment.authenticatedContext(id, { role }).firestore() };
  };
  const owner = await join('owner');
  const office = await join('office');
  const welder = await join('welder');
  const otherWelder = await join('welder');
  const deactivated = await join('owner', false);
  return {
    owner: owner.database,
    office: office.database,
    welder: welder.database,
    otherWelder: otherWelder.database,
    deactivated: deactivated.database,
    ids: { owner: owner.id, office: office.id, welder: welder.id, otherWelder: otherWelder.id },
  };
}
