import { isOpenAt } from '@welding/domain/booking/opening-hours';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { findSettings } from '#settings/settings.ts';
import { changeEntity } from '#store/change-entity.ts';
import { appointments } from './appointments.ts';

/**
 * Marks a visit that its client has just booked or moved for staff to confirm where its day was closed meanwhile. Whoever closes a
 * day is told the visits that stand there by then, and the settings that a booking begins with are from before.
 */
export async function confirmIfClosed(visit: Appointment, actor: Actor): Promise<Appointment> {
  if (visit.outsideHours) return visit;
  const { specialDays } = await findSettings();
  if (isOpenAt(new Date(visit.scheduledDate), specialDays)) return visit;
  return await changeEntity(appointments, {
    entity: 'appointment',
    id: visit.id,
    actor,
    action: 'changed',
    decide: ({ scheduledDate }) => (scheduledDate === visit.scheduledDate ? { outsideHours: true } : {}),
    also: async (batch, _, after) => {
      const { queueVisitToConfirm } = await import('#messages/push/staff-pushes.ts');
      await queueVisitToConfirm(batch, after);
    },
  });
}
