import type { Estimate } from '@welding/domain/entities/estimate';
import {
  approveEstimateSchema,
  askAboutEstimateSchema,
  declineEstimateSchema,
} from '@welding/domain/entities/estimate-requests';
import { strictBody } from '@welding/domain/values/text-fields';
import type * as z from 'zod/mini';
import { senderOf } from '#http/client-or-staff-route.ts';
import { both, json, withId } from '#http/readers.ts';
import { type Route, verifiedRoute } from '#http/route.ts';
import { orByLink } from '#papers/link-request.ts';
import { shownByLink } from '#papers/open-paper.ts';
import type { Answering } from './answer-estimate.ts';

/** Loaded with the first answer. */
const actions = () => import('./answer-estimate.ts');

/** POST /api/estimates/{id}/approve: 200 and the estimate with its signature; 409 when it is not open or not what was shown. */
export const approveEstimateRoute = answerRoute(
  '/api/estimates/:id/approve',
  approveEstimateSchema,
  async (id, body, by) => (await actions()).approveEstimate(id, body, by),
);

/** POST /api/estimates/{id}/decline: 200 and the estimate. */
export const declineEstimateRoute = answerRoute(
  '/api/estimates/:id/decline',
  declineEstimateSchema,
  async (id, body, by) => (await actions()).declineEstimate(id, body, by),
);

/** POST /api/estimates/{id}/seen: 200 and the estimate, which its client has opened. */
export const seeEstimateRoute = answerRoute('/api/estimates/:id/seen', strictBody({}), async (id, _, by) =>
  (await actions()).markEstimateSeen(id, by),
);

/** POST /api/estimates/{id}/question: 200 and the estimate. */
export const askAboutEstimateRoute = answerRoute(
  '/api/estimates/:id/question',
  askAboutEstimateSchema,
  async (id, { text }, by) => (await actions()).askAboutEstimate(id, text, by),
);

/** A route for the verified client of an estimate, its contacts for estimates, and for a visitor with the link of its mail. */
function answerRoute<Body>(
  path: string,
  body: z.ZodMiniType<Body>,
  act: (id: string, body: Body, by: Answering) => Promise<Estimate>,
): Route {
  const place = { method: 'POST', path, read: both(withId, json(body)) } as const;
  const byClient = verifiedRoute({
    ...place,
    contacts: ['estimates'],
    respond: async ([{ id }, said], context) => ({
      status: 200,
      json: await act(id, said, {
        clientId: context.session.clientId,
        contactId: context.session.contactId,
        way: 'portal',
        ...senderOf(context),
      }),
    }),
  });
  return orByLink(byClient, {
    ...place,
    kind: 'estimate',
    idOf: ([{ id }]) => id,
    respond: async ([{ id }, said], context) => ({
      status: 200,
      json: shownByLink(
        await act(id, said, {
          clientId: context.clientId,
          contactId: context.contactId,
          way: 'link',
          ...senderOf(context),
        }),
      ),
    }),
  });
}
