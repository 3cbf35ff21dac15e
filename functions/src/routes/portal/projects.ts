import { listProjects } from '#data/projects.ts';
import { clientListAddress } from '#http/client-list-address.ts';
import { requireOwn } from '#http/require-own.ts';
import { prefetchingClientRoute } from '#http/route.ts';

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
