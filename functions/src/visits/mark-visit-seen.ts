import type { Appointment } from '@welding/domain/entities/appointment';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { changeEntity } from '#store/change-entity.ts';
import { appointments } from './appointments.ts';

/** Notes that somebody at the desk has seen what the client changed of a visit; the first time counts. @throws Refusal not_found */
export async function markVisitSeen(id: string, actor: Actor): Promise<Appointment> {
  return await changeEntity(appointments, {
    entity: 'appointment',
    id,
    actor,
    action: 'opened',
    decide: ({ changedByClient }) => (changedByClient ? { changedByClient: undefined } : {}),
  });
}
