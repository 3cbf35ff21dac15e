import { newPaymentSchema, paymentRecordMessages } from '@welding/domain/entities/payment-record';
import { apiMessages } from '@welding/domain/messages';
import { storePayment } from '#data/payments.ts';
import { findProject } from '#data/projects.ts';
import { badRequest, notFound } from '#http/errors.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { staffActor } from '#http/staff-actor.ts';

/** POST /api/desk/payments: 201 and money that came without Stripe, recorded once for each Idempotency-Key. */
export const recordPayment = staffRoute({
  method: 'POST',
  path: '/api/desk/payments',
  roles: ['owner', 'office'],
  read: json(newPaymentSchema),
  answer: async (body, { staff, idempotencyKey }) => {
    const { note, clientId, projectId = '', ...rest } = body;
    const project = await findProject(projectId);
    if (!project) throw notFound(apiMessages.projectNotFound);
    if (project.clientId !== clientId) throw badRequest(paymentRecordMessages.otherClient);
    const payment = await storePayment(
      { ...rest, clientId, projectId, ...(note && { note }) },
      {
        actor: staffActor(staff),
        once: idempotencyKeyOf(idempotencyKey, 'payments', staff.id, body),
        also: async (batch, change) => {
          const [{ queueReceipt }, { queuePaymentArrived }] = await Promise.all([
            import('#messages/queue-receipt.ts'),
            import('#messages/push/staff-pushes.ts'),
          ]);
          await queueReceipt(batch, change);
          await queuePaymentArrived(batch, change, staff.id);
        },
      },
    );
    return { status: 201, json: payment };
  },
});
