import { Router } from 'express';
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { Account } from '../account.ts';
import { newBalanceTransaction } from '../objects/balance-transaction.ts';
import { newRefund } from '../objects/new-refund.ts';
import { invalidRequest, noSuch } from '../stripe-api-error.ts';
import { endpoint } from './endpoint.ts';
import { expandResponse } from './expand-response.ts';
import { listPage } from './list-page.ts';
import { expand, integer, listParams, metadata } from './params.ts';

const createSchema = z.strictObject({
  charge: z.optional(z.string()),
  payment_intent: z.optional(z.string()),
  amount: z.optional(integer),
  reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata: z.optional(metadata),
  expand,
});

export function refundRoutes(account: Account): Router {
  const router = Router();

  router.post(
    '/refunds',
    endpoint(account, {
      schema: createSchema,
      handle: ({ params }) => {
        const charge = chargeOf(account, params);
        const left = charge.amount - charge.amount_refunded;
        const amount = params.amount ?? left;
        if (charge.refunded) {
          throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
            code: 'charge_already_refunded',
          });
        }
        if (amount < 1 || amount > left) {
          throw invalidRequest(
            `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
            {
              param: 'amount',
            },
          );
        }
        const made = newRefund(charge, amount, params.reason ?? null, params.metadata ?? {});
        const { currency, id: source } = made;
        const moved = account.balanceTransactions.put(
          newBalanceTransaction({ amount: -amount, currency, source, category: 'refund' }),
        );
        const refund = account.refunds.put({ ...made, balance_transaction: moved.id });
        const refunded = account.charges.put({
          ...charge,
          amount_refunded: charge.amount_refunded + amount,
          refunded: amount === left,
        });
        account.emit({ type: 'refund.created', data: { object: refund } });
        account.emit({ type: 'charge.refunded', data: { object: refunded } });
        return expandResponse(account, refund, params.expand);
      },
    }),
  );

  router.get(
    '/refunds',
    endpoint(account, {
      schema: z.strictObject({ ...listParams, ...ofChargeParams }),
      handle: ({ params }) => {
        const rows = ofCharge(account.refunds.newestFirst(), params);
        return expandResponse(account, listPage(rows, params, '/v1/refunds'), params.expand);
      },
    }),
  );

  return router;
}

function chargeOf(
  account: Account,
  given: { charge?: string | undefined; payment_intent?: string | undefined },
): Stripe.Charge {
  const id = given.charge ?? latestChargeOf(account, given.payment_intent);
  const charge = id ? account.charges.get(id) : undefined;
  if (!charge) throw noSuch('charge', id ?? '', 'charge');
  if (charge.status !== 'succeeded') {
    throw invalidRequest(`Charge ${charge.id} does not have a successful charge to refund.`);
  }
  return charge;
}

function latestChargeOf(account: Account, intentId: string | undefined): string | undefined {
  if (intentId === undefined) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = account.paymentIntents.get(intentId);
  if (!intent) throw noSuch('payment_intent', intentId, 'payment_intent');
  if (typeof intent.latest_charge === 'string') return intent.latest_charge;
  throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
}

/** The filters of a list of refunds or disputes. */
const ofChargeParams = { charge: z.optional(z.string()), payment_intent: z.optional(z.string()) };
type OfChargeParams = z.infer<z.ZodMiniObject<typeof ofChargeParams>>;
type OfCharge = { charge: unknown; payment_intent: unknown };

/** The rows of the charge and of the intent in `params`, if given. */
function ofCharge<Row extends OfCharge>(rows: Row[], params: OfChargeParams): Row[] {
  return rows.filter(
    (row) =>
      (params.charge === undefined || row.charge === params.charge) &&
      (params.payment_intent === undefined || row.payment_intent === params.payment_intent),
  );
}

/** Disputes: read one by its id, or list them. Only a bank opens one, played by local/stripe/control-routes.ts. */
export function disputeRoutes(account: Account): Router {
  const router = Router();

  router.get(
    '/disputes/:id',
    endpoint(account, {
      schema: z.strictObject({ expand }),
      handle: ({ params, id }) => {
        const dispute = account.disputes.get(id);
        if (!dispute) throw noSuch('dispute', id, 'dispute');
        return expandResponse(account, dispute, params.expand);
      },
    }),
  );

  router.get(
    '/disputes',
    endpoint(account, {
      schema: z.strictObject({ ...listParams, ...ofChargeParams }),
      handle: ({ params }) => {
        const rows = ofCharge(account.disputes.newestFirst(), params);
        return expandResponse(account, listPage(rows, params, '/v1/disputes'), params.expand);
      },
    }),
  );

  return router;
}
