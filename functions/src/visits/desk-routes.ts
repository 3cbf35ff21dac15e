import { collectPaymentSchema } from '@welding/domain/entities/collected-payment';
import { crewFields, crewOf } from '@welding/domain/entities/crew';
import { newNoteSchema } from '@welding/domain/entities/notes';
import { staffMessages } from '@welding/domain/entities/staff';
import { takeBackSchema } from '@welding/domain/entities/take-back';
import { totalDollars } from '@welding/domain/entities/totals';
import { newPlanSchema, newVisitSchema, visitChangeSchema } from '@welding/domain/entities/visit';
import { type VisitTap, type VisitTapKind, visitTapBodies } from '@welding/domain/entities/visit-tap';
import { extraWorkSchema } from '@welding/domain/money/extra-work';
import type * as z from 'zod/mini';
import { signExtraWork } from '#estimates/sign-extra-work.ts';
import { senderOf } from '#http/client-or-staff-route.ts';
import { nothing } from '#http/readers.ts';
import { desk, everyone, office } from '#http/resource-routes.ts';
import type { Route } from '#http/route.ts';
import { collectPayment, takeBackCollected } from '#payments/collect-payment.ts';
import { storeAppointmentNote } from '#projects/notes.ts';
import { forbidden, notFound } from '#refusal.ts';
import { findAppointment } from './appointments.ts';
import { jobSheetsOf, markVisitSeen } from './job-sheets.ts';
import {
  collectedToKeep,
  handleRefusedTap,
  keepingRefused,
  type SentTap,
  tapToKeep,
} from './keep-refused-tap.ts';
import { planDays } from './plan-days.ts';
import { changeVisit, planVisit } from './plan-visit.ts';
import { takeBackTap } from './take-back-tap.ts';
import { tapVisit } from './tap-visit.ts';

export const routes = [
  desk.post('/appointments', office, newVisitSchema, planVisit),
  /** 409 for a change that the visit's status does not allow. */
  desk.patch('/appointments/:id', office, visitChangeSchema, (change, { actor }, id) =>
    changeVisit(id, change, actor),
  ),
  /** Marks its client's change as seen. */
  desk.step('/appointments/:id/seen', office, nothing, (_, { actor }, id) => markVisitSeen(id, actor)),
  tapRoute('on-my-way', visitTapBodies['on-my-way'], (body) => ({ ...body, kind: 'on-my-way' })),
  tapRoute('start', visitTapBodies.start, (body) => ({ ...body, kind: 'start' })),
  tapRoute('finish', visitTapBodies.finish, (body) => ({ ...body, kind: 'finish' })),
  tapRoute('cancel', visitTapBodies.cancel, (body) => ({ ...body, kind: 'cancel' })),
  /** The client gets other times to choose from, or the office sends another welder; owner and office may name one at once. */
  tapRoute('cannot-do', visitTapBodies['cannot-do'], (body) => ({ ...body, kind: 'cannot-do' })),
  /** The person who tapped may within a minute, owner and office at any time with a reason. */
  desk.step('/appointments/:id/take-back', everyone, takeBackSchema, async ({ of, ...taken }, by, id) => {
    const { staff, idempotencyKey } = by;
    const sent: SentTap = { visitId: id, kind: 'take-back', tappedAt: taken.at };
    return await keepingRefused(idempotencyKey, sent, staff, () =>
      of === 'collect' ? takeBackCollected(id, taken, staff) : takeBackTap(id, { of, ...taken }, staff),
    );
  }),
  /** A welder collects only at own visits. */
  desk.post('/appointments/:id/collect', everyone, collectPaymentSchema, async (body, by, id) => {
    const { staff, idempotencyKey, once } = by;
    const kept = await collectedToKeep(id, body);
    const { reference: text, ...collected } = kept;
    const sent: SentTap = { visitId: id, kind: 'collect', ...collected, ...(text && { text }) };
    return await keepingRefused(idempotencyKey, sent, staff, () => collectPayment(id, kept, staff, once));
  }),
  /** The client signs a change order at the visit; 403 above the welder's limit, 409 when the agreed total has changed. */
  desk.post('/appointments/:id/extra-work', everyone, extraWorkSchema, async (body, by, id) => {
    const { staff, idempotencyKey, once } = by;
    const text = body.lines.map(({ description }) => description).join(', ');
    const amount = totalDollars(body);
    const sent: SentTap = { visitId: id, kind: 'extra-work', tappedAt: body.at, amount, text };
    return await keepingRefused(idempotencyKey, sent, staff, () =>
      signExtraWork(id, body, { staff, ...senderOf(by) }, once),
    );
  }),
  /** A note for staff. Welders note only on own visits. */
  desk.post('/appointments/:id/notes', everyone, newNoteSchema, async ({ text }, by, appointmentId) => {
    const visit = await findAppointment(appointmentId);
    if (!visit) throw notFound();
    if (by.staff.role === 'welder' && !crewOf(visit).includes(by.staff.id))
      throw forbidden(staffMessages.roleMayNot);
    const note = { appointmentId, text, clientId: visit.clientId, ...crewFields(crewOf(visit)) };
    return await storeAppointmentNote(note, by);
  }),
  /**
   * The client, project and amount to collect for the staff member's visits of this week and the next. A welder cannot read
   * clients, projects or payments directly.
   */
  desk.get('/job-sheets', everyone, nothing, (_, { staff }) => jobSheetsOf(staff)),
  /** `{visits}`: one job on up to 20 days for one crew; 409 with days and names when a welder is not free on one of them. */
  desk.post('/plans', office, newPlanSchema, planDays),
  desk.step('/refused-taps/:id/seen', office, nothing, (_, { actor }, id) => handleRefusedTap(id, actor)),
];

/** A repeated tap is recognized by its time, with or without an Idempotency-Key. 409 for a cancelled visit. */
function tapRoute<Body extends object>(
  kind: VisitTapKind,
  body: z.ZodMiniType<Body>,
  toTap: (body: Body) => VisitTap,
): Route {
  return desk.step(`/appointments/:id/${kind}`, everyone, body, async (given, by, id) => {
    const tap = await tapToKeep(id, toTap(given));
    return await keepingRefused(by.idempotencyKey, sentTap(id, tap), by.staff, () =>
      tapVisit(id, tap, by.staff),
    );
  });
}

/** A tap in the form a refusal stores. */
function sentTap(visitId: string, tap: VisitTap): SentTap {
  const sent = { visitId, kind: tap.kind, tappedAt: tap.at };
  if (tap.kind === 'finish') {
    const { hours, note: text, amountToCollect: amount } = tap;
    return { ...sent, hours, ...(text && { text }), ...(amount !== undefined && { amount }) };
  }
  const text = 'reason' in tap ? tap.reason : undefined;
  return { ...sent, ...(text && { text }) };
}
