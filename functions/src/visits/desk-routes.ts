import { collectPaymentSchema } from '@welding/domain/entities/collected-payment';
import { crewFields, crewOf } from '@welding/domain/entities/crew';
import { extraWorkSchema } from '@welding/domain/entities/extra-work';
import { newNoteSchema } from '@welding/domain/entities/project-note';
import { actorOf, staffMessages, staffRoles } from '@welding/domain/entities/staff';
import { takeBackSchema } from '@welding/domain/entities/take-back';
import { totalDollars } from '@welding/domain/entities/totals';
import { newVisitSchema, visitChangeSchema } from '@welding/domain/entities/visit';
import { newPlanSchema } from '@welding/domain/entities/visit-plan';
import { type VisitTap, type VisitTapKind, visitTapBodies } from '@welding/domain/entities/visit-tap';
import type * as z from 'zod/mini';
import { signExtraWork } from '#estimates/sign-extra-work.ts';
import { senderOf } from '#http/client-or-staff-route.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { both, json, nothing, withId } from '#http/readers.ts';
import { type Route, staffRoute } from '#http/route.ts';
import { collectPayment, takeBackCollected } from '#money/collect-payment.ts';
import { storeAppointmentNote } from '#projects/notes.ts';
import { forbidden, notFound } from '#refusal.ts';
import { findAppointment } from './appointments.ts';
import { jobSheetsOf, markVisitSeen } from './job-sheets.ts';
import {
  collectedToKeep,
  keepingRefused,
  type SentTap,
  settleRefusedTap,
  tapToKeep,
} from './keep-refused-tap.ts';
import { planDays } from './plan-days.ts';
import { changeVisit, planVisit } from './plan-visit.ts';
import { takeBackTap } from './take-back-tap.ts';
import { tapVisit } from './tap-visit.ts';

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

/**
 * PATCH /api/desk/appointments/{id}: 200 and the changed visit; 409 for an old version, and for a change the visit's status
 * does not allow.
 */
export const changeAppointment = staffRoute({
  method: 'PATCH',
  path: '/api/desk/appointments/:id',
  roles: ['owner', 'office'],
  read: both(withId, json(visitChangeSchema)),
  answer: async ([{ id }, change], { staff }) => ({
    status: 200,
    json: await changeVisit(id, change, actorOf(staff)),
  }),
});

/** POST /api/desk/appointments/{id}/seen: 200 and the visit, with its client's change marked as seen. */
export const seeAppointment = staffRoute({
  method: 'POST',
  path: '/api/desk/appointments/:id/seen',
  roles: ['owner', 'office'],
  read: withId,
  answer: async ({ id }, { staff }) => ({ status: 200, json: await markVisitSeen(id, actorOf(staff)) }),
});

const visit = withId;

/** POST /api/desk/appointments/{id}/on-my-way `{at}`: 200 and the visit. Like every tap, 409 for a cancelled visit. */
export const setOut = tapRoute('on-my-way', visitTapBodies['on-my-way'], (body) => ({
  ...body,
  kind: 'on-my-way',
}));

/** POST /api/desk/appointments/{id}/start `{at}`: 200 and the visit. */
export const startAppointment = tapRoute('start', visitTapBodies.start, (body) => ({
  ...body,
  kind: 'start',
}));

/** POST /api/desk/appointments/{id}/finish `{at, hours, note?, amountToCollect?}`: 200 and the visit, completed. */
export const finishAppointment = tapRoute('finish', visitTapBodies.finish, (body) => ({
  ...body,
  kind: 'finish',
}));

/** POST /api/desk/appointments/{id}/cancel `{at, reason?}`: 200 and the visit, cancelled. */
export const cancelAppointment = tapRoute('cancel', visitTapBodies.cancel, (body) => ({
  ...body,
  kind: 'cancel',
}));

/**
 * POST /api/desk/appointments/{id}/cannot-do `{at, reason, next, welderId?}`: 200 and the visit. Its client gets other times to
 * choose from, or the office sends another welder; owner and office may name one at once.
 */
export const cannotDoAppointment = tapRoute('cannot-do', visitTapBodies['cannot-do'], (body) => ({
  ...body,
  kind: 'cannot-do',
}));

/**
 * The route of one tap. A repeated tap is recognized by its time, with or without an Idempotency-Key, for as long as the visit
 * exists.
 */
function tapRoute<Body>(
  kind: VisitTapKind,
  body: z.ZodMiniType<Body>,
  toTap: (body: Body) => VisitTap,
): Route {
  return staffRoute({
    method: 'POST',
    path: `/api/desk/appointments/:id/${kind}`,
    roles: staffRoles,
    read: both(visit, json(body)),
    answer: async ([{ id }, given], { staff, idempotencyKey }) => {
      const tap = await tapToKeep(id, toTap(given));
      return {
        status: 200,
        json: await keepingRefused(idempotencyKey, sentTap(id, tap), staff, () => tapVisit(id, tap, staff)),
      };
    },
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

/**
 * POST /api/desk/appointments/{id}/take-back `{of, tapped, at, reason?}`: 200 and the visit as before that tap. The person who
 * tapped may within a minute, owner and office at any time with a reason.
 */
export const takeBackAtAppointment = staffRoute({
  method: 'POST',
  path: '/api/desk/appointments/:id/take-back',
  roles: staffRoles,
  read: both(visit, json(takeBackSchema)),
  answer: async ([{ id }, { of, ...taken }], { staff, idempotencyKey }) => {
    const sent: SentTap = { visitId: id, kind: 'take-back', tappedAt: taken.at };
    return {
      status: 200,
      json: await keepingRefused(idempotencyKey, sent, staff, () =>
        of === 'collect' ? takeBackCollected(id, taken, staff) : takeBackTap(id, { of, ...taken }, staff),
      ),
    };
  },
});

/**
 * POST /api/desk/appointments/{id}/collect `{amount, method, reference?, tappedAt}`: 201 and the collected payment, once for
 * each Idempotency-Key. A welder collects only at own visits.
 */
export const collectAtAppointment = staffRoute({
  method: 'POST',
  path: '/api/desk/appointments/:id/collect',
  roles: staffRoles,
  read: both(visit, json(collectPaymentSchema)),
  answer: async ([{ id }, body], { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'collected-payments', staff.id, { visitId: id, ...body });
    const kept = await collectedToKeep(id, body);
    const { reference: text, ...collected } = kept;
    const sent: SentTap = { visitId: id, kind: 'collect', ...collected, ...(text && { text }) };
    return {
      status: 201,
      json: await keepingRefused(idempotencyKey, sent, staff, () => collectPayment(id, kept, staff, once)),
    };
  },
});

/**
 * POST /api/desk/appointments/{id}/extra-work `{changeOf, agreedBefore?, lines, name, signature, at, pamphlet?}`: 201 and the
 * change order the client signed at the visit, once for each Idempotency-Key; 403 above the welder's limit, 409 when the
 * agreed total has changed.
 */
export const signExtraWorkAtAppointment = staffRoute({
  method: 'POST',
  path: '/api/desk/appointments/:id/extra-work',
  roles: staffRoles,
  read: both(visit, json(extraWorkSchema)),
  answer: async ([{ id }, body], context) => {
    const { staff, idempotencyKey } = context;
    const once = idempotencyKeyOf(idempotencyKey, 'extra-work', staff.id, { visitId: id, ...body });
    const text = body.lines.map(({ description }) => description).join(', ');
    const amount = totalDollars(body);
    const sent: SentTap = { visitId: id, kind: 'extra-work', tappedAt: body.at, amount, text };
    const by = { staff, ...senderOf(context) };
    return {
      status: 201,
      json: await keepingRefused(idempotencyKey, sent, staff, () => signExtraWork(id, body, by, once)),
    };
  },
});

/** POST /api/desk/appointments/{id}/notes: 201 and the note, which clients never see. A welder notes only on own visits. */
export const noteOnAppointment = staffRoute({
  method: 'POST',
  path: '/api/desk/appointments/:id/notes',
  roles: staffRoles,
  read: both(withId, json(newNoteSchema)),
  answer: async ([{ id: appointmentId }, { text }], { staff, idempotencyKey }) => {
    const visit = await findAppointment(appointmentId);
    if (!visit) throw notFound();
    if (staff.role === 'welder' && !crewOf(visit).includes(staff.id))
      throw forbidden(staffMessages.roleMayNot);
    const contents = { appointmentId, text };
    const once = idempotencyKeyOf(idempotencyKey, 'appointment-notes', staff.id, contents);
    const note = { ...contents, clientId: visit.clientId, ...crewFields(crewOf(visit)) };
    return { status: 201, json: await storeAppointmentNote(note, { actor: actorOf(staff), once }) };
  },
});

/**
 * GET /api/desk/job-sheets: 200 and the client, project and amount to collect for the staff member's visits of this week and
 * the next. A welder cannot read clients, projects or payments directly.
 */
export const listJobSheets = staffRoute({
  method: 'GET',
  path: '/api/desk/job-sheets',
  roles: staffRoles,
  read: nothing,
  answer: async (_, { staff }) => ({ status: 200, json: await jobSheetsOf(staff) }),
});

/**
 * POST /api/desk/plans: 201 `{visits}`, one job on up to 20 days for one crew; 409 with days and names when a welder is not
 * free on one of them, and then plans none.
 */
export const addPlan = staffRoute({
  method: 'POST',
  path: '/api/desk/plans',
  roles: ['owner', 'office'],
  read: json(newPlanSchema),
  answer: async (plan, { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'desk-plans', staff.id, plan);
    return { status: 201, json: await planDays(plan, { once, actor: actorOf(staff) }) };
  },
});

/** POST /api/desk/refused-taps/{id}/seen: 204 once staff handled a refused tap; 404 for one that does not wait. */
export const seeRefusedTap = staffRoute({
  method: 'POST',
  path: '/api/desk/refused-taps/:id/seen',
  roles: ['owner', 'office'],
  read: withId,
  answer: async ({ id }, { staff }) => {
    await settleRefusedTap(id, actorOf(staff));
    return { status: 204 };
  },
});
