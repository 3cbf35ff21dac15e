import { Router } from 'express';
import * as z from 'zod/mini';
import type { Account } from '../account.ts';
import { noSuch } from '../stripe-api-error.ts';
import { endpoint } from './endpoint.ts';
import { expandResponse } from './expand-response.ts';
import { listPage } from './list-page.ts';
import { boolean, expand, listParams } from './params.ts';

/** Charges, events and movements of our balance: read one by its id, or list them. */
export function readableObjectRoutes(account: Account, hasDelivered: (eventId: string) => boolean): Router {
  const router = Router();

  router.get(
    '/charges/:id',
    endpoint(account, {
      schema: z.strictObject({ expand }),
      handle: ({ params, id }) => {
        const charge = account.charges.get(id);
        if (!charge) throw noSuch('charge', id, 'charge');
        return expandResponse(account, charge, params.expand);
      },
    }),
  );

  router.get(
    '/charges',
    endpoint(account, {
      schema: z.strictObject({ ...listParams, payment_intent: z.optional(z.string()) }),
      handle: ({ params }) => {
        const rows = account.charges
          .newestFirst()
          .filter(
            (row) => params.payment_intent === undefined || row.payment_intent === params.payment_intent,
          );
        return expandResponse(account, listPage(rows, params, '/v1/charges'), params.expand);
      },
    }),
  );

  router.get(
    '/events/:id',
    endpoint(account, {
      schema: z.strictObject({ expand }),
      handle: ({ id }) => {
        const event = account.events.get(id);
        if (!event) throw noSuch('event', id, 'id');
        return event;
      },
    }),
  );

  router.get(
    '/events',
    endpoint(account, {
      schema: z.strictObject({
        ...listParams,
        type: z.optional(z.string()),
        types: z.optional(z.array(z.string()).check(z.maxLength(20))),
        delivery_success: z.optional(boolean),
      }),
      handle: ({ params }) => {
        const types = params.types ?? (params.type === undefined ? undefined : [params.type]);
        const rows = account.events
          .newestFirst()
          .filter(({ type }) => types === undefined || types.includes(type))
          .filter(
            ({ id }) => params.delivery_success === undefined || hasDelivered(id) === params.delivery_success,
          );
        return listPage(rows, params, '/v1/events');
      },
    }),
  );

  router.get(
    '/balance_transactions',
    endpoint(account, {
      schema: z.strictObject({ ...listParams, type: z.optional(z.string()) }),
      handle: ({ params }) => {
        const rows = account.balanceTransactions
          .newestFirst()
          .filter(({ type }) => params.type === undefined || type === params.type);
        return expandResponse(account, listPage(rows, params, '/v1/balance_transactions'), params.expand);
      },
    }),
  );

  return router;
}
