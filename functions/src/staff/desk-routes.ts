import { apiPaths } from '@welding/domain/api-paths';
import {
  actorOf,
  newStaffSchema,
  ownChoiceSchema,
  staffChangeSchema,
  staffMessages,
  staffRoles,
} from '@welding/domain/entities/staff';
import { staffRateChangeSchema } from '@welding/domain/entities/staff-rate';
import { countRenewal, findRenewals, signCalendarFeed } from '#calendar/calendar-feeds.ts';
import { config } from '#config.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { both, json, nothing, withId } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { notFound } from '#refusal.ts';
import { storeStaffRate } from '#time/staff-rates.ts';
import { changeStaff as change } from './change-staff.ts';
import { chooseLanguage, findStaff, storeStaff } from './staff.ts';
import { syncStaffAccount } from './staff-accounts.ts';

/** GET /api/desk/me: 200 and who of the staff is asking; how the desk finds out at sign-in whether it may open. */
export const whoAmI = staffRoute({
  method: 'GET',
  path: '/api/desk/me',
  roles: staffRoles,
  read: nothing,
  answer: async (_, { staff }) => ({ status: 200, json: staff }),
});

/** PATCH /api/desk/me `{language}`: 200 and who is asking, with the language that the desk is to speak to them. */
export const changeOwnChoices = staffRoute({
  method: 'PATCH',
  path: '/api/desk/me',
  roles: staffRoles,
  read: json(ownChoiceSchema),
  answer: async ({ language }, { staff }) => ({ status: 200, json: await chooseLanguage(staff, language) }),
});

/**
 * POST /api/desk/staff: 201 and somebody new, who gets a mail to set a password. Each step may be repeated:
 * the same request again makes good what an earlier one did not get to.
 */
export const addStaff = staffRoute({
  method: 'POST',
  path: '/api/desk/staff',
  roles: ['owner'],
  read: json(newStaffSchema),
  answer: async (newStaff, { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'staff', staff.id, newStaff);
    const person = await storeStaff(newStaff, { once, actor: actorOf(staff) });
    await syncStaffAccount(person);
    const { queueStaffInvitation } = await import('#messages/account-mails.ts');
    await queueStaffInvitation(person);
    return { status: 201, json: person };
  },
});

/**
 * PATCH /api/desk/staff/{id}: 200 and how somebody is now; 409 for an old version, for the last active owner, and, when somebody is
 * deactivated, for visits that are to come.
 */
export const changeStaff = staffRoute({
  method: 'PATCH',
  path: '/api/desk/staff/:id',
  roles: ['owner'],
  read: both(withId, json(staffChangeSchema)),
  answer: async ([{ id }, changed], { staff }) => {
    const person = await change(id, changed, actorOf(staff));
    if (!person) throw notFound(staffMessages.notFound);
    await syncStaffAccount(person);
    return { status: 200, json: person };
  },
});

/** PUT /api/desk/staff/{id}/rate `{updatedAt, rate}`: 200 and what an hour of somebody costs from now on; 409 for an old version. */
export const setStaffRate = staffRoute({
  method: 'PUT',
  path: '/api/desk/staff/:id/rate',
  roles: ['owner'],
  read: both(withId, json(staffRateChangeSchema)),
  answer: async ([{ id }, change], { staff }) => {
    if (!(await findStaff(id))) throw notFound(staffMessages.notFound);
    return { status: 200, json: await storeStaffRate(id, change, actorOf(staff)) };
  },
});

/** GET /api/desk/calendar-feed: 200 and the secret address of one's own visits. */
export const showCalendarUrl = staffRoute({
  method: 'GET',
  path: '/api/desk/calendar-feed',
  roles: staffRoles,
  read: nothing,
  answer: async (_, { staff }) => ({ status: 200, json: feedOf(staff.id, await findRenewals(staff.id)) }),
});

/** POST /api/desk/calendar-feed/renew: 200 and a new address; who has the one that held until then sees nothing more. */
export const renewCalendarUrl = staffRoute({
  method: 'POST',
  path: '/api/desk/calendar-feed/renew',
  roles: staffRoles,
  read: nothing,
  answer: async (_, { staff }) => ({ status: 200, json: feedOf(staff.id, await countRenewal(staff.id)) }),
});

function feedOf(staffId: string, renewals: number): { url: string } {
  return { url: `${config().SITE_URL}${apiPaths.calendarFeed(signCalendarFeed(staffId, renewals))}` };
}
