import { listPaymentsOfClient } from '#data/payments.ts';
import { clientListAddress } from '#http/client-list-address.ts';
import { requireOwn } from '#http/require-own.ts';
import { verifiedRoute } from '#http/route.ts';

/**
 * GET /api/payments/client/{clientId}: 200 and that client's payments, newest first; with ?before=, an ISO instant, those
 * begun before it.
 */
export const listClientPayments = verifiedRoute({
  method: 'GET',
  path: '/api/payments/client/:clientId',
  read: clientListAddress,
  answer: async ({ clientId, before }, { session }) => {
    requireOwn(clientId, session);
    return { status: 200, json: await listPaymentsOfClient(clientId, before) };
  },
});
