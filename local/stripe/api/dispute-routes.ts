import { Router } from 'express';
import * as z from 'zod/mini';
import type { Account } from '../account.ts';
import { noSuch } from '../stripe-api-error.ts';
import { endpoint } from './endpoint.ts';
import { expandAnswer } from './expand-answer.ts';
import { listPage } from './list-page.ts';
import { ofCharge, ofChargeParams } from './of-charge.ts';
import { expand, listParams } from './params.ts';

/** Disputes, which only a bank opens (local/stripe/control-routes.ts stands in for it): read one by its id, or list them. */
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
      schema: z.strictObject({ ...listParams, ...ofChargeParams }),
      handle: ({ params }) => {
        const rows = ofCharge(account.disputes.newestFirst(), params);
        return expandAnswer(account, listPage(rows, params, '/v1/disputes'), params.expand);
      },
    }),
  );

  return router;
}
