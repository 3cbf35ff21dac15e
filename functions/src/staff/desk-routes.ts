import { apiPaths } from '@welding/domain/api-paths';
import {
  newStaffSchema,
  ownChoiceSchema,
  staffChangeSchema,
  staffMessages,
} from '@welding/domain/entities/staff';
import { staffRateChangeSchema } from '@welding/domain/entities/staff-rate';
import { errorCodes } from '@welding/domain/error-codes';
import { countRenewal, findRenewals, signCalendarFeed } from '#calendar/calendar-feeds.ts';
import { config } from '#config.ts';
import { nothing } from '#http/readers.ts';
import { desk, everyone, owner } from '#http/resource-routes.ts';
import { tellAlone } from '#messages/tell.ts';
import { forbidden, notFound } from '#refusal.ts';
import { storeStaffRate } from '#time/staff-rates.ts';
import { changeStaff } from './change-staff.ts';
import { findStaff, storeOwnChoice, storeSignOut, storeStaff } from './staff.ts';
import { endSignIns, syncStaffAccount } from './staff-accounts.ts';

export const routes = [
  /** The desk calls it at sign-in. */
  desk.get('/me', everyone, nothing, async (_, { staff }) => staff),
  desk.patch('/me', everyone, ownChoiceSchema, (choice, { staff }) => storeOwnChoice(staff, choice)),
  /** Mails an invitation. A repeated request also completes the steps that an earlier one did not reach. */
  desk.post('/staff', owner, newStaffSchema, async (newStaff, { actor, once }) => {
    const person = await storeStaff(newStaff, { once, actor });
    await syncStaffAccount(person);
    await tellAlone('staffInvited', person);
    return person;
  }),
  /** 409 for the last active owner. A deactivation has `visits`, those that now need a welder. */
  desk.patch('/staff/:id', owner, staffChangeSchema, (change, { actor }, id) =>
    changeStaff(id, change, actor),
  ),
  /** Ends the sign-ins on all devices; signing in again works. The owner may do it for anyone, others for themselves. */
  desk.step('/staff/:id/sign-out', everyone, nothing, async (_, { staff, actor }, id) => {
    if (staff.role !== 'owner' && staff.id !== id)
      throw forbidden(staffMessages.roleMayNot, errorCodes.roleMayNot);
    await storeSignOut(id, actor);
    await endSignIns(id);
  }),
  /** The cost of an hour from now on. */
  desk.put('/staff/:id/rate', owner, staffRateChangeSchema, async (change, { actor }, id) => {
    if (!(await findStaff(id))) throw notFound(staffMessages.notFound);
    return await storeStaffRate(id, change, actor);
  }),
  /** The secret address of one's own visits. */
  desk.get('/calendar-feed', everyone, nothing, async (_, { staff }) =>
    feedOf(staff.id, await findRenewals(staff.id)),
  ),
  /** A new address. The old one stops working. */
  desk.step('/calendar-feed/renew', everyone, nothing, async (_, { staff }) =>
    feedOf(staff.id, await countRenewal(staff.id)),
  ),
];

function feedOf(staffId: string, renewals: number): { url: string } {
  return { url: `${config().SITE_URL}${apiPaths.calendarFeed(signCalendarFeed(staffId, renewals))}` };
}
