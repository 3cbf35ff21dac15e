import { exportForClient } from '#data/export-client.ts';
import { noSession } from '#http/errors.ts';
import { nothing } from '#http/readers.ts';
import { verifiedRoute } from '#http/route.ts';

/** GET /api/me/export: 200 and one JSON with everything of the client's that is not the staff's own. */
export const exportMe = verifiedRoute({
  method: 'GET',
  path: '/api/me/export',
  read: nothing,
  answer: async (_, { session }) => {
    const everything = await exportForClient(session.clientId);
    if (!everything) throw noSession();
    const headers = { 'Content-Disposition': 'attachment; filename="my-data.json"' };
    return { status: 200, json: everything, headers };
  },
});
