import { actorOf } from '@welding/domain/entities/staff';
import { newVisitSchema } from '@welding/domain/entities/visit';
import { planVisit } from '#actions/plan-visit.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

/** POST /api/desk/appointments: 201 and the visit that staff planned. */
export const addAppointment = staffRoute({
  method: 'POST',
  path: '/api/desk/appointments',
  roles: ['owner', 'office'],
  read: json(newVisitSchema),
  answer: async (visit, { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'desk-appointments', staff.id, visit);
    return { status: 201, json: await planVisit(visit, { once, actor: actorOf(staff) }) };
  },
});
