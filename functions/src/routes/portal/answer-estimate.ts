import {
  approveEstimateSchema,
  askAboutEstimateSchema,
  declineEstimateSchema,
  moneyAddressSchema,
} from '@welding/domain/entities/estimate-requests';
import type { Answering } from '#actions/answer-estimate.ts';
import type { Session } from '#data/sessions.ts';
import { addressParts, both, json } from '#http/readers.ts';
import { type RequestContext, verifiedRoute } from '#http/route.ts';

const address = addressParts(moneyAddressSchema);

/** What answers do is loaded with the first of them. */
const actions = () => import('#actions/answer-estimate.ts');

/** POST /api/estimates/{id}/approve: 200 and the estimate with its signature; 409 when it is not open or not what was shown. */
export const approveEstimate = verifiedRoute({
  method: 'POST',
  path: '/api/estimates/:id/approve',
  read: both(address, json(approveEstimateSchema)),
  answer: async ([{ id }, body], context) => ({
    status: 200,
    json: await (await actions()).approveEstimate(id, body, answering(context)),
  }),
});

/** POST /api/estimates/{id}/decline: 200 and the estimate. */
export const declineEstimate = verifiedRoute({
  method: 'POST',
  path: '/api/estimates/:id/decline',
  read: both(address, json(declineEstimateSchema)),
  answer: async ([{ id }, { reason }], context) => ({
    status: 200,
    json: await (await actions()).declineEstimate(id, reason, answering(context)),
  }),
});

/** POST /api/estimates/{id}/question: 200 and the estimate. */
export const askAboutEstimate = verifiedRoute({
  method: 'POST',
  path: '/api/estimates/:id/question',
  read: both(address, json(askAboutEstimateSchema)),
  answer: async ([{ id }, { text }], context) => ({
    status: 200,
    json: await (await actions()).askAboutEstimate(id, text, answering(context)),
  }),
});

/** The longest name of a browser that is kept. */
const maxUserAgent = 500;

function answering({
  session,
  address: { client },
  header,
}: RequestContext & { readonly session: Session }): Answering {
  // Behind Hosting it also says by way of whom.
  const [ip = ''] = client.split(' ', 1);
  const userAgent = (header('User-Agent') ?? '').slice(0, maxUserAgent).toWellFormed();
  return { clientId: session.clientId, ip, userAgent };
}
