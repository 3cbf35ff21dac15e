import { projectWithoutPlace } from '@welding/domain/entities/project-place';
import { clientListParams } from '#http/readers.ts';
import { clientRoute, verifiedRoute } from '#http/route.ts';
import { requireOwn } from '#http/session.ts';
import { listPaymentsOfClient } from '#money/payments.ts';
import { wholesOf } from '#store/apart.ts';
import { listProjects, projects } from './projects.ts';

/**
 * GET /api/projects/client/{clientId}: 200 and that client's projects, newest first; with ?before=, an ISO instant,
 * those made before it. Places and photos are there once the client has confirmed.
 */
export const listClientProjects = clientRoute({
  method: 'GET',
  path: '/api/projects/client/:clientId',
  read: clientListParams,
  answer: async ({ clientId, before }, { session }) => {
    requireOwn(clientId, session);
    const found = await listProjects(clientId, before);
    const shown = session.verified ? await wholesOf(projects, found) : found.map(projectWithoutPlace);
    return { status: 200, json: shown };
  },
});

/**
 * GET /api/payments/client/{clientId}: 200 and that client's payments, newest first; with ?before=, an ISO instant, those
 * begun before it.
 */
export const listClientPayments = verifiedRoute({
  method: 'GET',
  path: '/api/payments/client/:clientId',
  read: clientListParams,
  answer: async ({ clientId, before }, { session }) => {
    requireOwn(clientId, session);
    return { status: 200, json: await listPaymentsOfClient(clientId, before) };
  },
});
