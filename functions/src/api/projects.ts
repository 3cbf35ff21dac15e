import { listProjects } from '#data/projects.ts';
import { clientListAddress } from './client-list-address.ts';
import { requireOwn } from './require-own.ts';
import { clientRoute } from './route.ts';

/**
 * GET /api/projects/client/{clientId}: 200 and that client's projects, newest first; with ?before=, an ISO instant,
 * those made before it.
 */
export const listClientProjects = clientRoute({
  method: 'GET',
  path: '/api/projects/client/:clientId',
  read: clientListAddress,
  answer: async ({ clientId, before }, { session }) => {
    requireOwn(clientId, session);
    return { status: 200, json: await listProjects(clientId, before) };
  },
});
