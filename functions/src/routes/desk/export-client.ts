import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { exportClient as exportOf } from '#data/export-client.ts';
import { notFound } from '#http/errors.ts';
import { addressParts } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

/** GET /api/desk/clients/{id}/export: 200 and one JSON with everything that is stored of the client. */
export const exportClient = staffRoute({
  method: 'GET',
  path: '/api/desk/clients/:id/export',
  roles: ['owner', 'office'],
  read: addressParts(z.object({ id: idSchema })),
  answer: async ({ id }) => {
    const everything = await exportOf(id);
    if (!everything) throw notFound();
    const headers = { 'Content-Disposition': `attachment; filename="client-${id}.json"` };
    return { status: 200, json: everything, headers };
  },
});
