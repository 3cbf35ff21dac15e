import { staffRoles } from '@welding/domain/entities/staff';
import { config } from '#config.ts';
import { countRenewal, findRenewals } from '#data/calendar-feeds.ts';
import { signCalendarFeed } from '#http/calendar-feed-token.ts';
import { nothing } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

/** GET /api/desk/calendar-feed: 200 and the secret address of one's own visits. */
export const showCalendarAddress = staffRoute({
  method: 'GET',
  path: '/api/desk/calendar-feed',
  roles: staffRoles,
  read: nothing,
  answer: async (_, { staff }) => ({ status: 200, json: feedOf(staff.id, await findRenewals(staff.id)) }),
});

/** POST /api/desk/calendar-feed/renew: 200 and a new address; who has the one that held until then sees nothing more. */
export const renewCalendarAddress = staffRoute({
  method: 'POST',
  path: '/api/desk/calendar-feed/renew',
  roles: staffRoles,
  read: nothing,
  answer: async (_, { staff }) => ({ status: 200, json: feedOf(staff.id, await countRenewal(staff.id)) }),
});

function feedOf(staffId: string, renewals: number): { url: string } {
  return { url: `${config().SITE_URL}/api/calendar-feeds/${signCalendarFeed(staffId, renewals)}.ics` };
}
