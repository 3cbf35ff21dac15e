import { listProjects } from '#data/projects.ts';
import { clientListAddress } from './client-list-address.ts';
import { requireOwn } from './require-own.ts';
import { prefetchingClientRoute } from './route.ts';

/**
 * GET /api/projects/client/{clientId}: 200 and that client's projects, newest first; with ?before=, an ISO instant,
 * those made before it.
 */
export const listClientProjects = prefetchingClientRoute({
  method: 'GET',
  path: '/api/projects/client/:clientId',
  read: clientListAddress,
  prefetch: async ({ clientId, before }, { session }) => {
    requireOwn(clientId, session);
    return await listProjects(clientId, before);
  },
  answer: async (_, { found }) => ({ status: 200, json: found }),
});
