import { actorOf } from '@welding/domain/entities/staff';
import { withId } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { settleRefusedTap } from './keep-refused-tap.ts';

/** POST /api/desk/refused-taps/{id}/seen: 204 once somebody saw to a tap that was refused; 404 for one that does not wait. */
export const seeRefusedTap = staffRoute({
  method: 'POST',
  path: '/api/desk/refused-taps/:id/seen',
  roles: ['owner', 'office'],
  read: withId,
  answer: async ({ id }, { staff }) => {
    await settleRefusedTap(id, actorOf(staff));
    return { status: 204 };
  },
});
