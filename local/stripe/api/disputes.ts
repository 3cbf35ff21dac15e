import { Router } from 'express';
import * as z from 'zod/mini';
import type { Account } from '../account.ts';
import { noSuch } from '../stripe-api-error.ts';
import { endpoint } from './endpoint.ts';
import { expandAnswer } from './expand.ts';
import { listPage } from './list.ts';
import { expand, listParams } from './params.ts';

/** Disputes, which only a bank opens (local/stripe/control.ts stands in for it): read one by its id, or list them. */
export function disputeRoutes(account: Account): Router {
  const router = Router();

  router.get(
    '/disputes/:id',
    endpoint(account, {
      schema: z.strictObject({ expand }),
      handle: ({ params, id }) => {
        const dispute = account.disputes.get(id);
        if (!dispute) throw noSuch('dispute', id, 'dispute');
        return expandAnswer(account, dispute, params.expand);
      },
    }),
  );

  router.get(
    '/disputes',
    endpoint(account, {
      schema: z.strictObject({
        ...listParams,
        charge: z.optional(z.string()),
        payment_intent: z.optional(z.string()),
      }),
      handle: ({ params }) => {
        const rows = account.disputes
          .newestFirst()
          .filter(({ charge }) => params.charge === undefined || charge === params.charge)
          .filter(
            (row) => params.payment_intent === undefined || row.payment_intent === params.payment_intent,
          );
        return expandAnswer(account, listPage(rows, params, '/v1/disputes'), params.expand);
      },
    }),
  );

  return router;
}
