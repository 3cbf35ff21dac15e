import { staffRoles } from '@welding/domain/entities/staff';
import { nothing } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

/** GET /api/desk/me: 200 and who of the staff is asking; how the desk finds out at sign-in whether it may open. */
export const whoAmI = staffRoute({
  method: 'GET',
  path: '/api/desk/me',
  roles: staffRoles,
  read: nothing,
  answer: async (_, { staff }) => ({ status: 200, json: staff }),
});
