import { idSchema } from '@welding/domain/text-fields';
import * as z from 'zod/mini';
import { listProjects } from '#data/projects.ts';
import { addressParts } from './readers.ts';
import { requireOwn } from './require-own.ts';
import { prefetchingClientRoute } from './route.ts';

/** GET /api/projects/client/{clientId}: 200 and that client's projects, newest first. */
export const listClientProjects = prefetchingClientRoute({
  method: 'GET',
  path: '/api/projects/client/:clientId',
  read: addressParts(z.object({ clientId: idSchema })),
  prefetch: async ({ clientId }, { session }) => {
    requireOwn(clientId, session);
    return await listProjects(clientId);
  },
  answer: async (_, { found }) => ({ status: 200, json: found }),
});
