import { newNoteSchema } from '@welding/domain/entities/new-note';
import { staffMessages, staffRoles } from '@welding/domain/entities/staff';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { findAppointment } from '#data/appointments.ts';
import { storeAppointmentNote } from '#data/notes.ts';
import { forbidden, notFound } from '#http/errors.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { addressParts, both, json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { staffActor } from '#http/staff-actor.ts';

/** POST /api/desk/appointments/{id}/notes: 201 and the note, which no client ever sees. A welder notes on own visits. */
export const noteOnAppointment = staffRoute({
  method: 'POST',
  path: '/api/desk/appointments/:id/notes',
  roles: staffRoles,
  read: both(addressParts(z.object({ id: idSchema })), json(newNoteSchema)),
  answer: async ([{ id: appointmentId }, { text }], { staff, idempotencyKey }) => {
    const visit = await findAppointment(appointmentId);
    if (!visit) throw notFound();
    if (staff.role === 'welder' && visit.welderId !== staff.id) throw forbidden(staffMessages.roleMayNot);
    const contents = { appointmentId, text };
    const once = idempotencyKeyOf(idempotencyKey, 'appointment-notes', staff.id, contents);
    const { clientId, welderId } = visit;
    const note = { ...contents, clientId, ...(welderId && { welderId }) };
    return { status: 201, json: await storeAppointmentNote(note, { actor: staffActor(staff), once }) };
  },
});
